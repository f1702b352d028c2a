import { glossary, type TermId } from "@/content/book/glossary";
import { inEnglish, termIn } from "@/lib/book/texts";
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
  const { en, ja, kana, romaji } = glossary[id];
  const { word, plain } = termIn(id, page);
  const elsewhere: readonly string[] = glossary[id].elsewhere;
  // On a page in another language the tests' English word stands first here.
  const english = word.text === en ? elsewhere : [en, ...elsewhere];

  return (
    <div id={`word-${id}`} className="break-inside-avoid py-3">
      <dt lang={langOf(word, page)} className="text-lg font-semibold">
        {word.text}
      </dt>
      <dd>
        <span className="text-lg">
          <JapaneseName name={ja} kana={kana} />
        </span>{" "}
        <span lang="ja-Latn" className="text-lane-300">
          {romaji}
        </span>
      </dd>
      <dd lang={langOf(plain, page)}>
        <MarkedText language={plain.language}>{plain.text}</MarkedText>
      </dd>
      {english.length > 0 && (
        <dd className="text-lane-300">
          {`${messages.elsewhere}: `}
          <span lang={langOf(inEnglish(en), page)}>{english.join(", ")}</span>
        </dd>
      )}
    </div>
  );
}
