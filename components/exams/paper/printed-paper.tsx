import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { pagePath, publicAddress, testPage } from "@/lib/addresses/links";
import { loadStatements } from "@/lib/exam/load-statements";
import { screensOf } from "@/lib/exam/paper";
import { testFigures } from "@/lib/exam/test-figures";
import { formatMessage } from "@/lib/text/format-message";
import { LoadNotice } from "../../ui/load-notice";
import type { PaperProps } from "../common/exam-props";
import { useStatements } from "../common/use-statements";
import { AnswerKey } from "./answer-key";
import { AnswerSheet } from "./answer-sheet";
import { PaperHead } from "./paper-head";
import { PaperStatements } from "./paper-statements";
import { printWhenDrawn } from "./print-when-drawn";
import "./paper.css";

type PrintedPaperProps = Pick<
  PaperProps,
  "exam" | "questionBank" | "language" | "messages"
> & {
  /** Called once the browser has printed, or the visitor has cancelled. */
  onDone: () => void;
};

/** An exam as a paper: statements, mark sheet, and the key on its own page. */
export function PrintedPaper({
  exam,
  questionBank,
  language,
  messages,
  onDone,
}: PrintedPaperProps) {
  const paper = useRef<HTMLDivElement>(null);
  const { known, state } = useStatements(exam.refs);
  const isHere = state === "idle";
  useEffect(() => {
    void loadStatements(exam.refs, language);
  }, [exam.refs, language]);
  useEffect(() => {
    if (isHere) return printWhenDrawn(paper.current, onDone);
  }, [isHere, onDone]);

  if (!isHere)
    return (
      <LoadNotice
        messages={messages.exam.start}
        state={state}
        onRetry={() => void loadStatements(exam.refs, language)}
      />
    );

  const statements = exam.refs.flatMap((ref) => known[ref] ?? []);
  const screens = screensOf(exam.refs);
  const address = publicAddress(
    `${pagePath(testPage(exam.test), language)}#${exam.code}`,
  );
  const props = {
    ...{ exam, questionBank, screens, statements, language, messages },
    figures: testFigures(exam.test),
    howToMark: formatMessage(messages.exam.paper.mark, { address }),
  };
  // Next to the page, which the style removes from print as a whole.
  return createPortal(
    <div ref={paper} className="paper" aria-hidden>
      <PaperHead {...props} />
      <PaperStatements {...props} />
      <AnswerSheet {...props} />
      <AnswerKey {...props} />
    </div>,
    document.body,
  );
}
