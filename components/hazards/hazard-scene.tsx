import type { ReactNode } from "react";
import { asset } from "@/lib/addresses/links";
import type { Given } from "@/lib/hazards/practice";
import type { Face, Scene } from "@/lib/hazards/scene";
import { MarkedText } from "../ui/marked-text";
import type { SceneMessages } from "./messages";
import { SceneOutcome } from "./scene-outcome";
import { ScenePicture } from "./scene-picture";
import { StatementField } from "./statement-field";
import { useMotion } from "./use-motion";
import "./scene.css";
import "./statements.css";

type HazardSceneProps = {
  scene: Pick<Scene, "id" | "situation" | "language" | "plan">;
  /** Which of its pictures, and what is asked about it. */
  face: Face;
  given: Given;
  /**
   * What to reveal about the answers: the reasons, with the rings and the plan,
   * after Check; in an exam and before Check, only that they are given.
   */
  reveal: "why" | "choice";
  messages: SceneMessages;
  /** Whether it was checked just now. */
  isFresh: boolean;
  onAnswer: (index: number, answer: boolean) => void;
  /** What is shown above the statements, such as the points. */
  children?: ReactNode;
};

/** A scene: its picture, what the driver does, and the three statements. */
export function HazardScene({
  scene: { id, situation, language, plan },
  face,
  given,
  reveal,
  messages,
  isFresh,
  onAnswer,
  children,
}: HazardSceneProps) {
  const isOpen = reveal === "choice";
  const motion = useMotion({
    image: face.image,
    isChecked: !isOpen,
    isFresh,
    isNew: given.every((answer) => answer === null),
    goesOn: face.outcome !== undefined,
  });

  return (
    <div className="hazard-scene">
      <ScenePicture
        key={face.image}
        face={face}
        language={language}
        showsCues={!isOpen}
        motion={motion}
        messages={messages}
      />
      <p lang={language} className="hazard-situation">
        <MarkedText language={language}>{situation}</MarkedText>
      </p>
      <div className="hazard-statements">
        {children}
        {face.statements.map((statement, index) => (
          <StatementField
            key={statement.ref}
            name={`${id}-${index + 1}`}
            number={index + 1}
            statement={statement}
            language={language}
            answer={given[index] ?? null}
            reveal={reveal}
            messages={messages}
            onAnswer={(answer) => onAnswer(index, answer)}
          />
        ))}
      </div>
      {!isOpen && face.outcome && (
        <SceneOutcome
          image={face.image}
          outcome={face.outcome}
          language={language}
          messages={messages.hazards}
          showsStills={motion.isStill}
        />
      )}
      {!isOpen && <Plan plan={plan} messages={messages.hazards} />}
    </div>
  );
}

/** The same place from above. */
function Plan({
  plan,
  messages,
}: {
  plan: string;
  messages: Pick<SceneMessages["hazards"], "fromAbove" | "fromAboveAlt">;
}) {
  return (
    <figure className="hazard-plan">
      <figcaption>{messages.fromAbove}</figcaption>
      {/* eslint-disable-next-line @next/next/no-img-element -- exported files are served as they are */}
      <img
        src={asset(plan)}
        alt={messages.fromAboveAlt}
        width={300}
        height={400}
      />
    </figure>
  );
}
