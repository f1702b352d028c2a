import { Fragment } from "react";
import type { RuleId } from "@/content/rules";
import { site } from "@/content/site";
import { placeAddress } from "@/lib/book/addresses";
import { picturesOf } from "@/lib/book/pictures-of-rules";
import { numberOf, type ListedRule } from "@/lib/book/read-chapter";
import type { LocalizedRule } from "@/lib/book/read-rule";
import type { FirstTerms } from "@/lib/book/terms";
import { dayInWords } from "@/lib/text/day";
import { formatMessage } from "@/lib/text/format-message";
import { MarkedText } from "../ui/marked-text";
import { AskedIn } from "./asked-in";
import type { AskedPart, ChapterPart } from "./chapter-part";
import { langOf, RuleSentence, Termed } from "./localized";

type RuleListProps = AskedPart & {
  rules: readonly ListedRule[];
  first: FirstTerms;
};

type RulePicturesProps = ChapterPart & { rule: RuleId };

/** Rules in their order; each that is at home here has a number and anchor. */
export function RuleList({ rules, first, ...part }: RuleListProps) {
  return (
    <ul className="mt-3">
      {rules.map((rule) => (
        <li key={rule.id} id={rule.number && rule.id} className="book-rule">
          {rule.number ? (
            <a
              href={`#${rule.id}`}
              aria-label={formatMessage(part.messages.linkToRule, {
                number: rule.number,
              })}
              className="book-number cursor-target"
            >
              {rule.number}
            </a>
          ) : (
            <span aria-hidden className="book-number">
              •
            </span>
          )}
          <div>
            <RuleText rule={rule} first={first} {...part} />
            {rule.number && <RulePictures rule={rule.id} {...part} />}
            {rule.number && <AskedIn anchor={rule.id} {...part} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The signs and scenes that show a rule, which stand further down. */
function RulePictures({ rule, page, messages }: RulePicturesProps) {
  const shown = picturesOf(rule, page);
  if (shown.length === 0) return null;

  return (
    <p className="text-sm text-lane-300 print:hidden">
      {`${messages.pictures}: `}
      {shown.map(({ place, name }, index) => (
        <Fragment key={place}>
          {index > 0 && " · "}
          <a
            href={placeAddress(place, page)}
            className="cursor-target underline"
          >
            <MarkedText language={page}>{name}</MarkedText>
          </a>
        </Fragment>
      ))}
    </p>
  );
}

type RuleTextProps = ChapterPart & {
  rule: LocalizedRule & { number?: string };
  first?: FirstTerms;
};

/** What a rule says, where it is written, and since when. */
export function RuleText({ rule, first, page, messages }: RuleTextProps) {
  const { id, sentence, basis, checked, changed, place, number } = rule;

  return (
    <>
      <p lang={langOf(sentence, page)}>
        <Termed localized={sentence} page={page} terms={first}>
          {(piece) => <RuleSentence localized={piece} />}
        </Termed>
      </p>
      <p className="text-sm text-lane-400">
        <MarkedText>{basis}</MarkedText>
        {checked !== site.lawChecked &&
          `, ${formatMessage(messages.compared, { date: dayInWords(checked, page) })}`}
        {changed && (
          <>
            {" "}
            <strong className="book-changed">
              {formatMessage(messages.changed, {
                date: dayInWords(changed, page),
              })}
            </strong>
          </>
        )}
        {!number && (
          <>
            {" · "}
            <a
              href={placeAddress(place, page)}
              className="cursor-target underline"
            >
              {`${messages.rule} ${numberOf(id, page)}`}
            </a>
          </>
        )}
      </p>
    </>
  );
}
