"use client";

import type { KeyboardEvent } from "react";
import type { HazardSetId } from "@/content/hazards/sets";
import type { Scene } from "@/lib/hazards/scene";
import { formatMessage } from "@/lib/text/format-message";
import { FocusBar } from "../focus/focus-bar";
import { FocusFrame } from "../focus/focus-frame";
import { NeedsScript } from "../ui/needs-script";
import { HazardList } from "./hazard-list";
import { HazardResults } from "./hazard-results";
import { HazardScene } from "./hazard-scene";
import type { HazardPageMessages } from "./messages";
import { PracticeControls } from "./practice-controls";
import { useHazardPractice } from "./use-hazard-practice";
import "./practice.css";

type HazardPracticeProps = {
  setId: HazardSetId;
  title: string;
  scenes: readonly Scene[];
  /** Where the way out leads. */
  chooser: string;
  messages: HazardPageMessages;
};

/** A set of scenes one by one, the results, and all of them as a list. */
export function HazardPractice(props: HazardPracticeProps) {
  return (
    <div className="all-nepali">
      <AskedScenes {...props} />
      {/* Beside the state of the practice: a tap does not draw it again. */}
      <HazardList scenes={props.scenes} messages={props.messages} />
    </div>
  );
}

function AskedScenes(props: HazardPracticeProps) {
  const { setId, title, scenes, chooser, messages } = props;
  const { root, state, actions } = useHazardPractice(setId, scenes);
  const { practice, scene, face, answer } = state;
  const isOver = practice.showsResults || !scene || !face;

  return (
    <div ref={root} onKeyDown={(event) => onKey(event, actions)}>
      <FocusFrame
        className="hazards"
        bar={
          <FocusBar
            leave={{ href: chooser, label: messages.quiz.back }}
            title={title}
            position={
              isOver
                ? undefined
                : positionOf(practice.current, scenes.length, messages)
            }
          />
        }
        notice={<WithoutScript messages={messages} />}
        controls={
          isOver ? undefined : (
            <PracticeControls
              state={state}
              messages={messages}
              onPrevious={actions.previous}
              onGoOn={actions.goOn}
            />
          )
        }
      >
        {isOver ? (
          <HazardResults
            practice={practice}
            scenes={scenes}
            messages={messages.hazards}
            onLook={actions.lookAt}
            onAgain={actions.again}
          />
        ) : (
          <HazardScene
            key={`${practice.attempt} ${scene.id}`}
            scene={scene}
            face={face}
            answer={answer}
            isFresh={state.isFresh}
            messages={messages}
            onAnswer={actions.answer}
            onMarks={actions.mark}
          />
        )}
      </FocusFrame>
    </div>
  );
}

function WithoutScript({ messages }: { messages: HazardPageMessages }) {
  return (
    <NeedsScript
      text={messages.hazards.needsScript}
      tryAgain={messages.quiz.tryAgain}
      className="focus-row pt-4"
    />
  );
}

function positionOf(
  current: number,
  total: number,
  messages: HazardPageMessages,
) {
  const number = current + 1;
  return {
    text: formatMessage(messages.hazards.position, { number, total }),
    label: messages.quiz.progress,
    now: number,
    max: total,
  };
}

/** Enter goes on where it presses nothing else; arrows beside the answers. */
function onKey(
  event: KeyboardEvent,
  { goOn, previous }: { goOn: () => void; previous: () => void },
) {
  const { key, target, repeat, altKey, ctrlKey, metaKey } = event;
  if (repeat || altKey || ctrlKey || metaKey) return;
  if (!(target instanceof Element) || target.closest("a, button, summary"))
    return;

  if (key === "Enter") goOn();
  else if (target.matches("input")) return;
  else if (key === "ArrowRight") goOn();
  else if (key === "ArrowLeft") previous();
}
