import { Fragment } from "react";
import { rules, type RuleId } from "@/content/rules";
import type { Day, Rule } from "@/content/rules/schema";
import { nonBreaking, nonBreakingBasis } from "./non-breaking";
import type { RuleNumbers } from "./numbers";
import { RuleSentence } from "./printed-text";

type RuleItemProps = {
  id: RuleId;
  /** The chapter whose list contains the rule. */
  chapter: string;
  numbers: RuleNumbers;
  /** One of the lines to know by heart. */
  isToKnow: boolean;
};

/** A rule with its number; if stated elsewhere, it only refers there. */
export function RuleItem({ id, chapter, numbers, isToKnow }: RuleItemProps) {
  const own = numbers.get(id);
  const isHere = own?.chapter === chapter;

  return (
    <li
      id={isHere ? id : undefined}
      className={isHere ? undefined : "told-elsewhere"}
    >
      <RuleNumber
        id={id}
        numbers={numbers}
        className={isHere && isToKnow ? "number to-know" : "number"}
      />
      <span>
        <RuleSentence>{rules[id].rule}</RuleSentence>
        {isHere && <Sources rule={rules[id]} />}
      </span>
    </li>
  );
}

type RuleNumberProps = Pick<RuleItemProps, "id" | "numbers"> & {
  className: string;
};

/** The number of a rule, which leads to it. */
export function RuleNumber({ id, numbers, className }: RuleNumberProps) {
  const place = numbers.get(id);
  if (!place) throw new Error(`${id} has no number in the book`);

  return (
    <a className={className} href={`#${place.anchor}`}>
      {place.number}
    </a>
  );
}

function Sources({ rule: { basis, changed } }: { rule: Rule }) {
  return (
    <>
      {" "}
      <small className="basis">
        {basis.map((one, index) => (
          <Fragment key={one}>
            {index > 0 && <span className="dot"> · </span>}
            {nonBreakingBasis(one)}
          </Fragment>
        ))}
      </small>
      {changed && (
        <>
          {" "}
          <small className="changed">
            {nonBreaking(`Changed ${written(changed)}`)}
          </small>
        </>
      )}
    </>
  );
}

function written(day: Day): string {
  return new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(day));
}
