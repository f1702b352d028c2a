import { glossary, type TermId } from "@/content/book/glossary";
import type { Term } from "@/content/book/term";
import { languages } from "@/content/languages";
import { ruleAddress, termAnchor } from "@/lib/book/places";
import { numberOf } from "@/lib/book/read-chapter";
import { inEnglish, termIn } from "@/lib/book/texts";
import { definedTerm } from "../ui/defined-term";
import { JapaneseName } from "../ui/japanese-name";
import { MarkedText } from "../ui/marked-text";
import type { ChapterPart } from "./chapter-part";
import { langOf } from "./localized";

type GlossaryProps = ChapterPart & { ids: readonly TermId[] };

/** Words of the tests: as the book says them, in plain words, in Japanese. */
export function Glossary({ ids, page, messages }: GlossaryProps) {
  return (
    <dl className="mt-3 divide-y divide-asphalt-700">
      {ids.map((id) => (
        <Entry key={id} id={id} page={page} messages={messages} />
      ))}
    </dl>
  );
}

function Entry({ id, page, messages }: ChapterPart & { id: TermId }) {
  const { en, ja, kana, romaji, elsewhere, spoken, rule }: Term = glossary[id];
  const { word, plain, elsewhere: ours } = termIn(id, page);
  // On a page in another language the tests' English word stands first here.
  const isEnglish = word.text === en;
  const alsoCalled = isEnglish ? elsewhere : ours;

  return (
    <div
      id={termAnchor(id)}
      className="break-inside-avoid py-3"
      {...definedTerm}
    >
      <dt
        itemProp="name"
        lang={langOf(word, page)}
        className="text-lg font-semibold"
      >
        {word.text}
      </dt>
      <dd>
        <meta itemProp="alternateName" content={ja} />
        <InJapanese {...{ ja, kana, romaji }} />
        {spoken && <InJapanese {...spoken} />}
      </dd>
      <dd lang={langOf(plain, page)}>
        <span itemProp="description">
          <MarkedText language={plain.language}>{plain.text}</MarkedText>
        </span>
        {rule && (
          <>
            {" "}
            <a
              href={ruleAddress(rule, page)}
              lang={languages[page].lang}
              className="cursor-target underline"
            >
              {`${messages.rule} ${numberOf(rule, page)}`}
            </a>
          </>
        )}
      </dd>
      {alsoCalled.length > 0 && (
        <dd className="text-lane-300">
          {`${messages.alsoCalled}: ${alsoCalled.join(", ")}`}
        </dd>
      )}
      {!isEnglish && (
        <dd className="text-lane-300">
          {`${messages.inEnglish}: `}
          <span lang={langOf(inEnglish(en), page)}>
            {[en, ...elsewhere].join(", ")}
          </span>
        </dd>
      )}
    </div>
  );
}

/** A Japanese word, how it is read, and how that is written in Latin letters. */
function InJapanese({
  ja,
  kana,
  romaji,
}: Pick<Term, "ja" | "kana" | "romaji">) {
  return (
    <p>
      <span className="text-lg">
        <JapaneseName name={ja} kana={kana} />
      </span>{" "}
      <span lang="ja-Latn" className="text-lane-300">
        {romaji}
      </span>
    </p>
  );
}
