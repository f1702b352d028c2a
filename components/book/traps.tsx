import type { ReadSection } from "@/lib/book/read-chapter";
import { readRule } from "@/lib/book/read-rule";
import type { LocalizedText } from "@/lib/book/texts";
import type { ChapterPart } from "./chapter-part";
import { Localized } from "./localized";
import { RuleText } from "./rule-list";

type TrapsProps = ChapterPart & { traps: ReadSection["beliefs"] };

/** Wrong beliefs, the word that makes each wrong, and what is right. */
export function Traps({ traps, page, messages }: TrapsProps) {
  return (
    <ol className="mt-4 space-y-4">
      {traps.map(({ belief, decides, rules }) => (
        <li key={belief.text} className="break-inside-avoid card">
          <p className="font-semibold">
            <span className="text-stop-400">{`${messages.wrong}: `}</span>
            <Belief localized={belief} decides={decides} page={page} />
          </p>
          {rules.map((id) => (
            <div key={id} className="mt-2">
              <RuleText
                rule={readRule(id, page)}
                page={page}
                messages={messages}
              />
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

type BeliefProps = Pick<ChapterPart, "page"> & {
  localized: LocalizedText;
  decides: string;
};

function Belief({ localized, decides, page }: BeliefProps) {
  const [before = "", ...after] = localized.text.split(decides);
  const part = (piece: string) => (
    <Localized localized={{ ...localized, text: piece }} page={page} />
  );

  return (
    <>
      {part(before)}
      {after.length > 0 && (
        <>
          <em className="book-decides">{part(decides)}</em>
          {part(after.join(decides))}
        </>
      )}
    </>
  );
}
