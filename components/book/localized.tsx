import { Fragment, type ReactNode } from "react";
import { languages, type Language } from "@/content/languages";
import { emphasise } from "@/lib/book/emphasis";
import { cutAtTerms, termAddress, type FirstTerms } from "@/lib/book/terms";
import type { LocalizedText } from "@/lib/book/texts";
import { MarkedText } from "../ui/marked-text";

/** The `lang` of a text that is not in the language of its page. */
export function langOf(
  localized: LocalizedText,
  page: Language,
): string | undefined {
  return localized.language === page
    ? undefined
    : languages[localized.language].lang;
}

type TermedProps = {
  localized: LocalizedText;
  page: Language;
  terms: FirstTerms | undefined;
  /** Draws a piece of the text. */
  children: (piece: LocalizedText) => ReactNode;
};

/** A text whose words of the glossary lead there where they stand first. */
export function Termed({ localized, page, terms, children }: TermedProps) {
  const { text, language } = localized;

  return cutAtTerms(localized, terms?.get(text) ?? []).map((piece, index) => {
    const drawn = children({ text: piece.text, language });
    return piece.term ? (
      <a key={index} href={termAddress(piece.term, page)} className="book-term">
        {drawn}
      </a>
    ) : (
      <Fragment key={index}>{drawn}</Fragment>
    );
  });
}

type LocalizedProps = { localized: LocalizedText; page: Language };

/** A text of the book in the language it is available in. */
export function Localized({ localized, page }: LocalizedProps) {
  const lang = langOf(localized, page);
  const text = (
    <MarkedText language={localized.language}>{localized.text}</MarkedText>
  );
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}

/** A rule's sentence, with duties, bans and figures in bold. */
export function RuleSentence({ localized }: { localized: LocalizedText }) {
  return emphasise(localized.text, localized.language).map(
    ({ text, isStrong }, index) => {
      const marked = (
        <MarkedText language={localized.language}>{text}</MarkedText>
      );
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
