import { glossary, type TermId } from "@/content/book/glossary";
import type { StudyDay, Trap } from "@/content/book/schema";
import { tables, type NumberTable, type TableId } from "@/content/book/tables";
import type { Term } from "@/content/book/term";
import { rules } from "@/content/rules";
import { site } from "@/content/site";
import { testPage } from "@/lib/addresses/links";
import type { RuleNumbers } from "./numbers";
import { Printed, RuleSentence } from "./printed-text";
import { RuleNumber } from "./rule-list";

/** Figures side by side. */
export function Figures({ id }: { id: TableId }) {
  const { title, columns, rows }: NumberTable = tables[id];

  return (
    <table>
      <caption>
        <Printed>{title}</Printed>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [first = "", ...others] }, row) => (
          <tr key={row}>
            <th scope="row">
              <Printed>{first}</Printed>
            </th>
            {others.map((cell, index) => (
              <td key={index}>
                <Printed>{cell}</Printed>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A word of the tests: ours, others', the Japanese and how it is read. */
export function TermRow({ id }: { id: TermId }) {
  const { en, elsewhere, plain, ja, kana, romaji, spoken }: Term = glossary[id];

  return (
    <tr>
      <th scope="row">
        {en}
        {elsewhere.length > 0 && <small>also: {elsewhere.join(", ")}</small>}
      </th>
      <td>
        <Printed>{plain}</Printed>
      </td>
      <td>
        {[{ ja, kana, romaji }, ...(spoken ? [spoken] : [])].map((one) => (
          <div key={one.ja}>
            <span lang="ja">{one.ja}</span>{" "}
            <small>
              <span lang="ja">{one.kana}</span>{" "}
              <span lang="ja-Latn">{one.romaji}</span>
            </small>
          </div>
        ))}
      </td>
    </tr>
  );
}

type TrapItemProps = { trap: Trap; numbers: RuleNumbers };

/** A wrong belief with the word that makes it wrong, and what is right. */
export function TrapItem({ trap, numbers }: TrapItemProps) {
  const [before = "", after = ""] = trap.belief.split(trap.decides);

  return (
    <li>
      <p className="belief">
        Wrong: {before}
        <mark>{trap.decides}</mark>
        {after}
      </p>
      {trap.rules.map((id) => (
        <p key={id}>
          <RuleSentence>{rules[id].rule}</RuleSentence>{" "}
          <RuleNumber id={id} numbers={numbers} className="see" />
        </p>
      ))}
    </li>
  );
}

type DayItemProps = {
  day: StudyDay;
  /** Place of a chapter in the book, from 1. */
  numberOf: (chapter: string) => number;
};

/** A day of a study plan: chapters to read, a task, an exam. */
export function DayItem({ day, numberOf }: DayItemProps) {
  const { task, chapters, exam } = day;

  return (
    <li>
      {chapters.length > 0 && (
        <strong>
          {chapters.length === 1 ? "Chapter " : "Chapters "}
          {chapters.map((id, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <a href={`#${id}`}>{numberOf(id)}</a>
            </span>
          ))}
          .{" "}
        </strong>
      )}
      <Printed>{task}</Printed>
      {exam && <SiteLink path={`/${testPage(exam)}/`} />}
    </li>
  );
}

/** A page of the site, by its address as one types it. */
export function SiteLink({ path }: { path: string }) {
  const address = `${site.address}${path}`;
  return (
    <>
      {" "}
      <a className="site-link" href={address}>
        {address.replace(/^https?:\/\//, "")}
      </a>
    </>
  );
}
