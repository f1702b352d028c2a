import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { paperAddress } from "@/lib/addresses/links";
import { startClock } from "@/lib/exam/clock";
import { startExam } from "@/lib/exam/exam";
import { moment } from "@/lib/exam/exam-store";
import { loadedStatements } from "@/lib/exam/load-statements";
import { screensOf } from "@/lib/exam/paper";
import { choiceFigures } from "@/lib/teach/choice-figures";
import { formatPaper } from "@/lib/teach/paper-choice";
import { formatMessage } from "@/lib/text/format-message";
import { withoutNote } from "@/lib/text/without-note";
import { AnswerKey } from "../../exams/paper/answer-key";
import { AnswerSheet } from "../../exams/paper/answer-sheet";
import { PaperHead } from "../../exams/paper/paper-head";
import { PaperStatements } from "../../exams/paper/paper-statements";
import { printWhenDrawn } from "../../exams/paper/print-when-drawn";
import "../../exams/paper/paper.css";
import type { UseProps } from "../use-props";
import { PrintedCards } from "./printed-cards";

export type PrintPart = "printPaper" | "printSheet" | "printKey" | "printCards";

type PrintedChoiceProps = UseProps & { part: PrintPart; onDone: () => void };

/** One part of a chosen paper, which the browser prints when it is drawn. */
export function PrintedChoice({
  choice,
  bank,
  refs,
  language,
  messages,
  part,
  onDone,
}: PrintedChoiceProps) {
  const paper = useRef<HTMLDivElement>(null);
  const { known } = useStore(loadedStatements);
  useEffect(() => printWhenDrawn(paper.current, onDone), [onDone]);
  const { test } = choice;
  const code = formatPaper(choice);
  const exam = startExam({
    ...{ test, code, refs, edition: bank.edition },
    clock: startClock(null, moment()),
  });
  const address = location.origin + paperAddress(test, code, language);
  const props = {
    ...{ exam, language, questionBank: bank },
    messages: {
      ...messages,
      name: withoutNote(messages.tests[test].name),
    },
    figures: choiceFigures(choice, refs),
    howToMark: formatMessage(messages.teach.use.mark, { address }),
    screens: screensOf(refs),
    statements: refs.flatMap((ref) => known[ref] ?? []),
  };

  return createPortal(
    <div ref={paper} className="paper" aria-hidden>
      {part === "printPaper" && (
        <>
          <PaperHead {...props} />
          <PaperStatements {...props} />
        </>
      )}
      {part === "printSheet" && <AnswerSheet {...props} />}
      {part === "printKey" && <AnswerKey {...props} />}
      {part === "printCards" && <PrintedCards {...props} />}
    </div>,
    document.body,
  );
}
