import { glossary, type TermId } from "@/content/book/glossary";
import { defaultLanguage } from "@/content/languages";
import { inEnglish } from "@/lib/book/texts";
import { MarkedText } from "../ui/marked-text";
import type { ChapterPart } from "./chapter-words";
import { langOf } from "./told-text";

type GlossaryProps = ChapterPart & { ids: readonly TermId[] };

/** Words of the tests: as the book says them, in plain words, in Japanese. */
export function Glossary({ ids, page, words }: GlossaryProps) {
  return (
    <dl className="mt-3 divide-y divide-asphalt-700">
      {ids.map((id) => (
        <Entry key={id} id={id} page={page} words={words} />
      ))}
    </dl>
  );
}

function Entry({ id, page, words }: ChapterPart & { id: TermId }) {
  const { en, plain, ja, kana, romaji } = glossary[id];
  const elsewhere: readonly string[] = glossary[id].elsewhere;
  const lang = langOf(inEnglish(en), page);

  return (
    <div id={`word-${id}`} className="break-inside-avoid py-3">
      <dt lang={lang} className="text-lg font-semibold">
        {en}
      </dt>
      <dd>
        <ruby lang="ja" className="text-lg">
          {ja}
          <rp>(</rp>
          <rt>{kana}</rt>
          <rp>)</rp>
        </ruby>{" "}
        <span lang="ja-Latn" className="text-lane-300">
          {romaji}
        </span>
      </dd>
      <dd lang={lang}>
        <MarkedText language={defaultLanguage}>{plain}</MarkedText>
      </dd>
      {elsewhere.length > 0 && (
        <dd className="text-lane-300">
          {`${words.elsewhere}: `}
          <span lang={lang}>{elsewhere.join(", ")}</span>
        </dd>
      )}
    </div>
  );
}
