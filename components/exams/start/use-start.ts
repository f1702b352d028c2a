import { useState } from "react";
import type { TestId } from "@/content/tests";
import type { Exam } from "@/lib/exam/exam";
import { beginExam, type ExamStore } from "@/lib/exam/exam-store";
import { loadQuestionBank } from "@/lib/exam/load-question-bank";
import type { QuestionBank } from "@/lib/exam/paper";
import { formatCode, parseCode } from "@/lib/exam/seed";
import { formatMessage } from "@/lib/text/format-message";
import type { LoadState } from "../../ui/load-notice";
import { enterExam } from "../common/exam-route";
import type { ExamPageMessages } from "../common/messages";
import { loadExamPart, type ExamPart } from "./use-exam-part";

type StartState = {
  load: LoadState;
  /** What the learner should know before taking this code's paper. */
  problem: string;
  /** The paper that is being printed, and what draws it. */
  printed: {
    exam: Exam;
    questionBank: QuestionBank;
    Paper: ExamPart["PrintedPaper"];
  } | null;
};

const idle: StartState = { load: "idle", problem: "", printed: null };

let isPrepared = false;

/**
 * Loads what a start needs before the button is pressed. Only once: another
 * attempt may reload the page, which nobody asked for.
 */
function prepare(test: TestId) {
  if (isPrepared) return;

  isPrepared = true;
  void loadExamPart().catch(() => undefined);
  void loadQuestionBank(test).catch(() => undefined);
}

/** Draws a paper and begins its exam, or prints it. */
export function useStart(
  store: ExamStore,
  { exam: { start: text } }: ExamPageMessages,
) {
  const [state, setState] = useState(idle);
  const [last, setLast] = useState<() => void>(() => () => {});
  // A code of another edition is refused once, with the reason.
  const [accepted, setAccepted] = useState("");

  /** Loads what is needed, then does something with the paper's seed. */
  const draw = (
    code: string,
    take: (part: ExamPart, bank: QuestionBank, seed: number) => void,
  ) => {
    const parsed = parseCode(code);
    if (code.trim() && !parsed)
      return setState({ ...idle, problem: text.invalid });

    const run = async () => {
      setState({ ...idle, load: "loading" });
      try {
        const { exam } = store.getState();
        const part = await loadExamPart();
        // Replaces the previous exam: its bank may not have loaded when it
        // ended.
        const bank = await part.recordExam(store.test, exam);
        if (parsed && parsed.edition !== bank.edition && accepted !== code) {
          const today = part.codeOf(bank, parsed.seed);
          setAccepted(code);
          return setState({
            ...idle,
            problem: formatMessage(text.changed, {
              code: formatCode(parsed),
              today,
            }),
          });
        }
        setState(idle);
        take(part, bank, parsed?.seed ?? part.seedForMe(bank));
      } catch {
        setState({ ...idle, load: "failed" });
      }
    };
    setLast(() => () => void run());
    void run();
  };

  const actions = {
    prepare: () => prepare(store.test),
    begin: (code: string, isTimed: boolean) =>
      draw(code, (part, bank, seed) => {
        const exam = part.newExam(bank, seed, isTimed);
        if (code.trim()) part.recordShared(exam);
        beginExam(store, exam);
        enterExam();
      }),
    print: (code: string) =>
      draw(code, (part, bank, seed) => {
        const exam = part.newExam(bank, seed, true);
        const { PrintedPaper: Paper } = part;
        setState({ ...idle, printed: { exam, questionBank: bank, Paper } });
      }),
    printed: () => setState(idle),
    retry: last,
  };
  return { state, actions };
}
