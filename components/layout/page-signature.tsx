import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { signatureOfPage } from "@/lib/signed/signatures";
import { SignatureLine } from "../ui/signature-line";

type PageSignatureProps = {
  of: Parameters<typeof signatureOfPage>[0];
  language: Language;
};

/** Says who has read a page that is a translation. */
export function PageSignature({ of, language }: PageSignatureProps) {
  const signature = signatureOfPage(of, language);
  return (
    signature && (
      <SignatureLine
        signature={signature}
        language={language}
        translation={language}
        messages={allMessages[language].reading}
      />
    )
  );
}
