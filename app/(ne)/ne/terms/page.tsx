import { TextPage, textPageMetadata } from "@/components/layout/text-page";

export const metadata = textPageMetadata("terms", "ne");

export default function TermsPage() {
  return <TextPage page="terms" language="ne" />;
}
