import type { TableId } from "@/content/book/tables";
import { languages } from "@/content/languages";
import type { RuleId } from "@/content/rules";
import { ruleAddress } from "@/lib/book/places";
import { numberOf } from "@/lib/book/read-chapter";
import { tableIn } from "@/lib/book/texts";
import { MarkedText } from "../ui/marked-text";
import type { ChapterPart } from "./chapter-part";
import { langOf, RuleSentence } from "./localized";

/** Figures side by side; each row links to the rules that state them. */
export function Numbers({ id, page, messages }: ChapterPart & { id: TableId }) {
  const { title, columns, rows, language } = tableIn(id, page);
  const localized = (text: string) => ({ text, language });
  const name = `table-${id}`;

  return (
    <div
      role="region"
      aria-labelledby={name}
      tabIndex={0}
      lang={langOf(localized(title), page)}
      className="mt-4 overflow-x-auto"
    >
      <table className="book-table">
        <caption id={name}>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <MarkedText language={language}>{column}</MarkedText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [heading = "", ...cells], rules }, index) => (
            <tr key={index}>
              <th scope="row">
                <RuleSentence localized={localized(heading)} />
                <RuleLinks ids={rules} page={page} messages={messages} />
              </th>
              {cells.map((cell, index) => (
                <td key={index}>
                  <RuleSentence localized={localized(cell)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RuleLinks({
  ids,
  page,
  messages,
}: ChapterPart & { ids: readonly RuleId[] }) {
  return (
    <span className="flex flex-wrap text-sm text-lane-300 print:hidden">
      {ids.map((id) => {
        const number = numberOf(id, page);
        return (
          <a
            key={id}
            href={ruleAddress(id, page)}
            lang={languages[page].lang}
            aria-label={`${messages.rule} ${number}`}
            className="book-mark cursor-target"
          >
            {number}
          </a>
        );
      })}
    </span>
  );
}
