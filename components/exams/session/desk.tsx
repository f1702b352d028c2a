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
import { DeskControls } from "./desk-controls";
import { DeskMap } from "./desk-map";
import { DeskScreen } from "./desk-screen";
import { examKey } from "./exam-keys";
import { HandIn } from "./hand-in";
import { useDesk } from "./use-desk";
import "./desk.css";

/** An exam while it is written: one question at a time, or a look at all. */
export function Desk({ store, language, messages }: ExamProps) {
  const exam = useStore(store, (state) => state.exam);
  return exam && <OpenDesk {...{ store, language, messages, exam }} />;
}

type OpenDeskProps = ExamProps & { exam: Exam };

function OpenDesk({ store, language, messages, exam }: OpenDeskProps) {
  const { root, side, screens, actions } = useDesk(store, exam);
  const { desk } = messages.exam;
  const number = exam.current + 1;
  const total = screens.length;
  const refs = screens[exam.current];
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    actions.leave();
  };

  const bar = (
    <FocusBar
      leave={{ href: location.pathname, label: desk.leave, onFollow: leave }}
      title={messages.name}
      position={
        side === "question"
          ? {
              text: formatMessage(desk.position, { number, total }),
              label: desk.progress,
              now: number,
              max: total,
            }
          : undefined
      }
    >
      <ClockFace store={store} messages={desk} />
      <MapButton
        label={desk.map}
        isOpen={side === "map"}
        onPress={actions.toMap}
      />
    </FocusBar>
  );

  return (
    <div
      ref={root}
      onKeyDown={(event) => examKey(event, { exam, refs, side, actions })}
    >
      <FocusFrame
        className={side === "question" && sceneOf(refs[0]) ? "hazards" : ""}
        bar={bar}
        notice={<NotKept messages={messages.quiz} />}
        controls={
          <DeskControls {...{ exam, refs, side, total, messages, actions }} />
        }
      >
        {side === "question" && (
          <DeskScreen {...{ exam, refs, language, messages, actions }} />
        )}
        {side === "map" && (
          <DeskMap {...{ exam, screens, messages, actions }} />
        )}
        {side === "hand-in" && (
          <HandIn {...{ exam, screens, messages, actions }} />
        )}
      </FocusFrame>
      <Announcements store={store} messages={desk} />
    </div>
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
