import { Fragment } from "react";
import { languages, type Language } from "@/content/languages";
import { emphasise } from "@/lib/book/emphasis";
import type { Told } from "@/lib/book/texts";
import { MarkedText } from "../ui/marked-text";

/** The `lang` of a text that is not in the language of its page. */
export function langOf(told: Told, page: Language): string | undefined {
  return told.language === page ? undefined : languages[told.language].lang;
}

type ToldTextProps = { told: Told; page: Language };

/** A text of the book in whichever language it is there. */
export function ToldText({ told, page }: ToldTextProps) {
  const lang = langOf(told, page);
  const text = <MarkedText language={told.language}>{told.text}</MarkedText>;
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}

/** A rule's sentence, with duties, bans and figures set bold. */
export function RuleSentence({ told }: { told: Told }) {
  return emphasise(told.text, told.language).map(
    ({ text, isStrong }, index) => {
      const marked = <MarkedText language={told.language}>{text}</MarkedText>;
      return isStrong ? (
        <strong key={index} className="whitespace-nowrap">
          {marked}
        </strong>
      ) : (
        <Fragment key={index}>{marked}</Fragment>
      );
    },
  );
}
