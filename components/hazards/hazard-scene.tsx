import type { ReactNode } from "react";
import type { Mark } from "@/lib/hazards/marks";
import { takesMarks, type SceneAnswer } from "@/lib/hazards/practice";
import type { Face, Scene } from "@/lib/hazards/scene";
import { MarkedText } from "../ui/marked-text";
import { useRootMark } from "../ui/use-root-mark";
import type { SceneMessages } from "./messages";
import { SceneOutcome } from "./scene-outcome";
import { ScenePicture } from "./scene-picture";
import { ScenePlan } from "./scene-plan";
import { StatementField } from "./statement-field";
import { useMotion } from "./use-motion";
import "./scene.css";
import "./statements.css";

type HazardSceneProps = {
  scene: Scene;
  /** Which of its pictures, and what is asked about it. */
  face: Face;
  answer: SceneAnswer;
  /**
   * What to reveal about the answers: the reasons, with the rings and the plan,
   * after Check; in an exam and before Check, only that they are given.
   */
  reveal: "why" | "choice";
  messages: SceneMessages;
  /** Whether it was checked just now. */
  isFresh: boolean;
  onAnswer: (index: number, answer: boolean) => void;
  onMarks: (marks: readonly Mark[]) => void;
  /** What is shown above the statements, such as the points. */
  children?: ReactNode;
};

/** A scene: its picture, what the driver does, and the three statements. */
export function HazardScene(props: HazardSceneProps) {
  const { scene, face, answer, reveal, messages } = props;
  const { situation, language } = scene;
  const isOpen = reveal === "choice";
  useRootMark("scene");
  const motion = useMotion({
    image: face.image,
    isChecked: !isOpen,
    isFresh: props.isFresh,
    isNew: takesMarks(answer) && answer.marks.length === 0,
    goesOn: face.outcome !== undefined,
  });

  return (
    <div className="hazard-scene">
      <ScenePicture
        key={face.image}
        face={face}
        language={language}
        showsCues={!isOpen}
        marks={answer.marks}
        takesMarks={takesMarks(answer)}
        motion={motion}
        messages={messages}
        onMarks={props.onMarks}
      />
      <p lang={language} className="hazard-situation">
        <MarkedText language={language}>{situation}</MarkedText>
      </p>
      <Statements {...props} />
      {!isOpen && face.outcome && (
        <SceneOutcome
          image={face.image}
          outcome={face.outcome}
          language={language}
          messages={messages.hazards}
          showsStills={motion.isStill}
        />
      )}
      {!isOpen && (
        <ScenePlan scene={scene} face={face} messages={messages.hazards} />
      )}
    </div>
  );
}

function Statements({
  scene: { id, language },
  face,
  answer: { given },
  reveal,
  messages,
  onAnswer,
  children,
}: HazardSceneProps) {
  return (
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
          onAnswer={(one) => onAnswer(index, one)}
        />
      ))}
    </div>
  );
}
