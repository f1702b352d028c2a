import { TextPage, textPageMetadata } from "@/components/layout/text-page";

export const metadata = textPageMetadata("privacy", "ne");

export default function PrivacyPage() {
  return <TextPage page="privacy" language="ne" />;
}
