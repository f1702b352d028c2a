import type { ReactNode } from "react";
import type { Chapter, Section } from "@/content/book/schema";
import { pictures, type PictureId } from "@/content/pictures";
import { DayItem, Figures, TermRow, TrapItem } from "./aids";
import type { RuleNumbers } from "./numbers";
import { Plate, Scene } from "./plates";
import { Printed } from "./printed-text";
import { RuleItem } from "./rule-list";
import { WorkedScene } from "./worked-scene";

/** What the parts of the book need to know about the whole. */
export type Setting = {
  chapter: Chapter;
  numbers: RuleNumbers;
  /** Place of a chapter in the book, from 1. */
  numberOf: (chapter: string) => number;
  /** Address of a file in the repository. */
  fileAddress: (path: string) => string;
};

/**
 * A section in pieces between which a page may end. The browser breaks lists
 * and grids badly: each item or row is a block of its own.
 */
export function blocksOf(section: Section, setting: Setting): ReactNode[] {
  const { prose = [], remember, tables = [], scenes = [] } = section;
  return [
    ...prose.map((paragraph) => (
      <p key={paragraph} className="prose">
        <Printed>{paragraph}</Printed>
      </p>
    )),
    remember && (
      <p key="remember" className="remember">
        <strong>To remember.</strong> <Printed>{remember}</Printed>
      </p>
    ),
    ...rulesOf(section, setting),
    ...trapsAndDays(section, setting),
    ...tables.map((id) => (
      <div key={id} className="figures">
        <Figures id={id} />
      </div>
    )),
    ...termsOf(section),
    ...scenes.map((id) => (
      <WorkedScene key={id} id={id} fileAddress={setting.fileAddress} />
    )),
    ...picturesOf(section, setting),
  ].filter(Boolean);
}

function rulesOf({ rules = [] }: Section, setting: Setting): ReactNode[] {
  const { chapter, numbers } = setting;
  return rules.map((id) => (
    <ul key={id} className="rules">
      <RuleItem
        id={id}
        chapter={chapter.id}
        numbers={numbers}
        isToKnow={chapter.know?.includes(id) ?? false}
      />
    </ul>
  ));
}

function trapsAndDays(
  { traps = [], days = [] }: Section,
  { numbers, numberOf }: Setting,
): ReactNode[] {
  return [
    ...traps.map((trap) => (
      <ul key={trap.belief} className="traps">
        <TrapItem trap={trap} numbers={numbers} />
      </ul>
    )),
    ...days.map((day, index) => (
      <ol key={day.task} className="days" start={index + 1}>
        <DayItem day={day} numberOf={numberOf} />
      </ol>
    )),
  ];
}

function termsOf({ terms = [] }: Section): ReactNode[] {
  return inRows(terms, 4).map((some) => (
    <div key={some[0]} className="terms">
      <table>
        <tbody>
          {some.map((id) => (
            <TermRow key={id} id={id} />
          ))}
        </tbody>
      </table>
    </div>
  ));
}

/** Plates and scenes in rows of two. */
function picturesOf(
  { pictures: ids = [] }: Section,
  { numbers, fileAddress }: Setting,
): ReactNode[] {
  const isScene = (id: PictureId) => pictures[id].kind === "scene";
  const rows = [
    ...inRows(
      ids.filter((id) => !isScene(id)),
      2,
    ),
    ...inRows(ids.filter(isScene), 2),
  ];

  return rows.map((row) => (
    <ul key={row[0]} className="row">
      {row.map((id) => {
        const Shown = isScene(id) ? Scene : Plate;
        return (
          <Shown key={id} id={id} numbers={numbers} fileAddress={fileAddress} />
        );
      })}
    </ul>
  ));
}

function inRows<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) =>
    items.slice(row * size, (row + 1) * size),
  );
}
