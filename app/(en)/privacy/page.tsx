import { TextPage, textPageMetadata } from "@/components/layout/text-page";

export const metadata = textPageMetadata("privacy", "en");

export default function PrivacyPage() {
  return <TextPage page="privacy" language="en" />;
}
