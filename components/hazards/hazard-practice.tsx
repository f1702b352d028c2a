"use client";

import type { KeyboardEvent } from "react";
import "./hazards.css";
import type { HazardSetId } from "@/content/hazards/sets";
import { pointsOf } from "@/lib/hazards/practice";
import type { Scene } from "@/lib/hazards/scene";
import { fill } from "@/lib/text/fill";
import { RestingEffects } from "../effects/resting-effects";
import { FocusBar } from "../focus/focus-bar";
import { FocusFrame } from "../focus/focus-frame";
import { HazardList } from "./hazard-list";
import { HazardResults } from "./hazard-results";
import { HazardScene } from "./hazard-scene";
import type { HazardPageWords } from "./hazard-words";
import { PracticeControls } from "./practice-controls";
import { usePractice } from "./use-practice";

type HazardPracticeProps = {
  setId: HazardSetId;
  title: string;
  scenes: readonly Scene[];
  /** Where the way out leads. */
  chooser: string;
  words: HazardPageWords;
};

/** A set of scenes one by one, the results, and all of them as a list. */
export function HazardPractice(props: HazardPracticeProps) {
  const { setId, title, scenes, chooser, words } = props;
  const now = usePractice(setId, scenes);
  const { practice, scene, face, answer, actions } = now;
  const isOver = practice.showsResults || !scene || !face;
  const number = practice.current + 1;
  const position = {
    text: fill(words.hazards.position, { number, total: scenes.length }),
    label: words.quiz.progress,
    now: number,
    max: scenes.length,
  };

  return (
    <div className="all-nepali">
      <RestingEffects />
      <div ref={now.root} onKeyDown={(event) => onKey(event, actions)}>
        <FocusFrame
          className="hazards"
          bar={
            <FocusBar
              leave={{ href: chooser, label: words.quiz.back }}
              title={title}
              position={isOver ? undefined : position}
            />
          }
          controls={
            isOver ? undefined : <PracticeControls now={now} words={words} />
          }
        >
          <p className="needs-script">{words.hazards.needsScript}</p>
          {isOver ? (
            <HazardResults
              practice={practice}
              scenes={scenes}
              words={words.hazards}
              onLook={actions.lookAt}
              onAgain={actions.again}
            />
          ) : (
            <HazardScene
              key={`${practice.round} ${scene.id}`}
              scene={scene}
              face={face}
              given={answer.given}
              reveal={answer.isChecked ? "why" : "choice"}
              words={words}
              onAnswer={actions.answer}
            >
              {answer.isChecked && (
                <ScenePoints
                  points={pointsOf(face, answer.given)}
                  words={words}
                />
              )}
            </HazardScene>
          )}
        </FocusFrame>
      </div>
      <HazardList scenes={scenes} words={words} />
    </div>
  );
}

function ScenePoints({
  points,
  words,
}: {
  points: number;
  words: HazardPageWords;
}) {
  const { points: all, noPoints } = words.hazards;
  return (
    <p
      tabIndex={-1}
      className="hazard-points text-lg font-bold"
      data-right={points > 0}
    >
      {points > 0 ? all : noPoints}
    </p>
  );
}

/** Enter goes on where it presses nothing else; arrows beside the answers. */
function onKey(
  event: KeyboardEvent,
  { goOn, previous }: { goOn: () => void; previous: () => void },
) {
  const { key, target, repeat, altKey, ctrlKey, metaKey } = event;
  if (repeat || altKey || ctrlKey || metaKey) return;
  if (!(target instanceof Element) || target.closest("a, button")) return;

  if (key === "Enter") goOn();
  else if (target.matches("input")) return;
  else if (key === "ArrowRight") goOn();
  else if (key === "ArrowLeft") previous();
}
