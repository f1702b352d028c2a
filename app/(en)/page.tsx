import { HomePage } from "@/components/home/home-page";
import { viewMetadata } from "@/components/home/view-metadata";

const view = { mode: "landing" } as const;

export const metadata = viewMetadata(view, "en");

export default function LandingPage() {
  return <HomePage language="en" view={view} />;
}
