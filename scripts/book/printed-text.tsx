import { Fragment } from "react";
import { MarkedText } from "@/components/ui/marked-text";
import { emphasise } from "@/lib/book/emphasis";
import { nonBreaking } from "./non-breaking";

type TextProps = { children: string };

/** A text of the book, with figures tied to their units. */
export function Printed({ children: text }: TextProps) {
  return <MarkedText language="en">{nonBreaking(text)}</MarkedText>;
}

/** The sentence of a rule: duties, bans and figures are bold. */
export function RuleSentence({ children: text }: TextProps) {
  return emphasise(nonBreaking(text), "en").map(
    ({ text: piece, isStrong }, index) =>
      isStrong ? (
        <strong key={index}>{piece}</strong>
      ) : (
        <Fragment key={index}>
          <MarkedText language="en">{piece}</MarkedText>
        </Fragment>
      ),
  );
}
