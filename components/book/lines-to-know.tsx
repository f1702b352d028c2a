import { placeAddress } from "@/lib/book/addresses";
import { numberOf } from "@/lib/book/read-chapter";
import type { LocalizedRule } from "@/lib/book/read-rule";
import type { ChapterPart } from "./chapter-part";
import { langOf, RuleSentence } from "./localized";

type LinesToKnowProps = ChapterPart & { rules: readonly LocalizedRule[] };

/**
 * The rules of a chapter to know by heart; each links to where it is stated.
 */
export function LinesToKnow({ rules, page, messages }: LinesToKnowProps) {
  return (
    <section aria-labelledby="to-know" className="card">
      <h2 id="to-know" className="text-xl font-extrabold">
        {messages.know}
      </h2>
      <ol className="mt-2 list-decimal pl-6">
        {rules.map(({ id, sentence, place }) => (
          <li key={id} className="py-1">
            <span lang={langOf(sentence, page)}>
              <RuleSentence localized={sentence} />
            </span>{" "}
            <a
              href={placeAddress(place, page)}
              className="cursor-target text-sm whitespace-nowrap text-lane-300 underline print:hidden"
            >
              {`${messages.rule} ${numberOf(id, page)}`}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
