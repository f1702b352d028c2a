import clsx from "clsx";
import type { MouseEvent } from "react";
import { useStore } from "zustand";
import type { Exam } from "@/lib/exam/exam";
import { sceneOf } from "@/lib/exam/paper";
import { formatMessage } from "@/lib/text/format-message";
import { FocusBar } from "../../focus/focus-bar";
import { FocusFrame } from "../../focus/focus-frame";
import { QuizNotice } from "../../quiz/quiz-notice";
import { Icon } from "../../ui/icon";
import type { ExamProps } from "../common/exam-props";
import { Announcements } from "./announcements";
import { ClockFace } from "./clock-face";
import { examKey } from "./exam-keys";
import { HandIn } from "./hand-in";
import { QuestionNavigator } from "./question-navigator";
import { SessionContext } from "./session-context";
import { SessionControls } from "./session-controls";
import { SessionScreen } from "./session-screen";
import { useExamSession } from "./use-exam-session";
import "./session.css";

/** An exam while it is written: one question at a time, or a look at all. */
export function ExamSession({ store, language, messages }: ExamProps) {
  const exam = useStore(store, (state) => state.exam);
  return exam && <OpenSession {...{ store, language, messages, exam }} />;
}

type OpenSessionProps = ExamProps & { exam: Exam };

function OpenSession({ store, language, messages, exam }: OpenSessionProps) {
  const { root, panel, ...session } = useExamSession(store, exam);
  const { screens, refs, actions } = session;
  const isScene = panel === "question" && sceneOf(refs[0]);
  const text = messages.exam.session;
  const number = exam.current + 1;
  const total = screens.length;
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    actions.leave();
  };

  const bar = (
    <FocusBar
      leave={{ href: location.pathname, label: text.leave, onFollow: leave }}
      title={messages.name}
      position={
        panel === "question"
          ? {
              text: formatMessage(text.position, { number, total }),
              label: text.progress,
              now: number,
              max: total,
            }
          : undefined
      }
    >
      <ClockFace />
      <MapButton
        label={text.map}
        isOpen={panel === "map"}
        onPress={actions.toMap}
      />
    </FocusBar>
  );

  return (
    <SessionContext value={{ store, language, messages, exam, ...session }}>
      <div
        ref={root}
        onKeyDown={(event) => examKey(event, { exam, refs, panel, actions })}
      >
        <FocusFrame
          className={clsx("session", isScene && "hazards")}
          bar={bar}
          notice={<NotKept messages={messages.quiz} />}
          controls={<SessionControls panel={panel} />}
        >
          {panel === "question" && <SessionScreen />}
          {panel === "map" && <QuestionNavigator />}
          {panel === "hand-in" && <HandIn />}
        </FocusFrame>
        <Announcements />
      </div>
    </SessionContext>
  );
}

/** Says so where the exam lasts as long as the page. */
function NotKept({ messages }: { messages: ExamProps["messages"]["quiz"] }) {
  return (
    <div className="focus-row not-empty:pt-4">
      <QuizNotice news={null} messages={messages} />
    </div>
  );
}

/** Opens the list of all questions, and closes it. */
function MapButton({
  label,
  isOpen,
  onPress,
}: {
  label: string;
  isOpen: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="cursor-target grid size-11 flex-none place-items-center rounded-chip hover:bg-asphalt-800"
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <Icon name="map" className="size-6" />
    </button>
  );
}
