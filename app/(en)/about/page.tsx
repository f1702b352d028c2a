import { TextPage, textPageMetadata } from "@/components/layout/text-page";

export const metadata = textPageMetadata("about", "en");

export default function AboutPage() {
  return <TextPage page="about" language="en" />;
}
