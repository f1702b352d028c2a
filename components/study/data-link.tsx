import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import { pageAddress } from "@/lib/addresses/links";
import { linkClass } from "../ui/link-class";

type DataLinkProps = {
  /** Of the page. */
  language: Language;
  messages: Pick<Messages["study"], "takeAlong">;
};

/** From a list of questions to their files for other programs. */
export function DataLink({ language, messages }: DataLinkProps) {
  return (
    <a
      href={pageAddress("data", language)}
      className={`${linkClass} text-lane-300 print:hidden`}
    >
      {messages.takeAlong}
    </a>
  );
}
