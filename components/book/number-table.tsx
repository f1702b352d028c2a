import { tables, type NumberTable, type TableId } from "@/content/book/tables";
import { defaultLanguage } from "@/content/languages";
import type { RuleId } from "@/content/rules";
import { placeAddress } from "@/lib/book/addresses";
import { placeOf } from "@/lib/book/places";
import { inEnglish } from "@/lib/book/texts";
import type { ChapterPart } from "./chapter-words";
import { MarkedText } from "../ui/marked-text";
import { langOf, RuleSentence } from "./told-text";

/** Figures side by side; each row leads to the rules that say them. */
export function Numbers({ id, page, words }: ChapterPart & { id: TableId }) {
  const { title, columns, rows }: NumberTable = tables[id];
  const name = `table-${id}`;

  return (
    <div
      role="region"
      aria-labelledby={name}
      tabIndex={0}
      lang={langOf(inEnglish(title), page)}
      className="mt-4 overflow-x-auto"
    >
      <table className="book-table">
        <caption id={name}>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <MarkedText language={defaultLanguage}>{column}</MarkedText>
              </th>
            ))}
            <th scope="col">
              <span lang={page}>{words.rules}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [heading = "", ...cells], rules }) => (
            <tr key={heading}>
              <th scope="row">
                <RuleSentence told={inEnglish(heading)} />
              </th>
              {cells.map((cell, index) => (
                <td key={index}>
                  <RuleSentence told={inEnglish(cell)} />
                </td>
              ))}
              <td>
                <RuleLinks ids={rules} page={page} words={words} />
              </td>
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
  words,
}: ChapterPart & { ids: readonly RuleId[] }) {
  return ids.map((id, index) => (
    <a
      key={id}
      href={placeAddress(placeOf(id), page)}
      aria-label={`${words.rule} ${index + 1}`}
      className="book-mark cursor-target"
    >
      {index + 1}
    </a>
  ));
}
