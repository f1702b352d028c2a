import { translateMessages as messages } from "@/content/ui/translate";
import { asset } from "@/lib/addresses/links";
import type { BatchText } from "@/lib/signed/batches";
import type { Translation } from "@/lib/signed/texts";
import { MarkedText } from "../ui/marked-text";
import type { NamedBatch } from "./translate-props";

type PrintedBatchProps = {
  batch: NamedBatch;
  texts: readonly BatchText[];
  translation: Translation;
};

/**
 * The batch on paper: first every text in the translation alone, with room for
 * a verdict, then the sources on a page of their own.
 */
export function PrintedBatch({ batch, texts, translation }: PrintedBatchProps) {
  const listed = (part: "text" | "source", lang?: string) => (
    <ol>
      {texts.map(({ ref, image, lines }) => (
        <li key={ref}>
          <p>
            <strong>{ref}</strong>
          </p>
          {part === "text" && image && (
            <img src={asset(image)} alt="" loading="lazy" />
          )}
          {lines.map((line, index) => (
            <p key={index} lang={lang}>
              <MarkedText language={translation}>{line[part]}</MarkedText>
            </p>
          ))}
          {part === "text" && (
            <p>{`${messages.printedRight}   ${messages.printedDoubt}`}</p>
          )}
        </li>
      ))}
    </ol>
  );

  return (
    <div className="translate-printed hidden print:block">
      <h2>{batch.name}</h2>
      {listed("text", translation)}
      <h2>{messages.source}</h2>
      {listed("source")}
    </div>
  );
}
