import { HomePage } from "@/components/home/home-page";
import { viewMetadata } from "@/components/home/view-metadata";

const view = { mode: "landing" } as const;

export const metadata = viewMetadata(view, "ne");

export default function LandingPage() {
  return <HomePage language="ne" view={view} />;
}
