import { TextPage, textPageMetadata } from "@/components/layout/text-page";

export const metadata = textPageMetadata("about", "ne");

export default function AboutPage() {
  return <TextPage page="about" language="ne" />;
}
