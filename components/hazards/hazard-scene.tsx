import { pointsOf } from "@/lib/hazards/grade";
import type { Mark } from "@/lib/hazards/marks";
import { takesMarks, type SceneAnswer } from "@/lib/hazards/practice";
import type { Face, Scene } from "@/lib/hazards/scene";
import { MarkedText } from "../ui/marked-text";
import { useOncePainted } from "../ui/use-once-painted";
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
  messages: SceneMessages;
  /** Whether it was checked just now. */
  isFresh: boolean;
  onAnswer: (index: number, answer: boolean) => void;
  onMarks: (marks: readonly Mark[]) => void;
};

/**
 * A scene: its picture, what the driver does, and the three statements; once
 * it is checked also rings, points and reasons, and once those are painted,
 * below them, outcome and plan.
 */
export function HazardScene(props: HazardSceneProps) {
  const { scene, face, answer, messages } = props;
  const { situation, language } = scene;
  const { isChecked } = answer;
  useRootMark("scene");
  const showsRest = useOncePainted(isChecked);
  const motion = useMotion({
    image: face.image,
    isChecked,
    isFresh: props.isFresh,
    isNew: takesMarks(answer) && answer.marks.length === 0,
    goesOn: face.outcome !== undefined,
  });

  return (
    <div className="hazard-scene" data-complete={showsRest}>
      <ScenePicture
        key={face.image}
        face={face}
        language={language}
        showsCues={isChecked}
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
      {showsRest && face.outcome && (
        <SceneOutcome
          image={face.image}
          outcome={face.outcome}
          language={language}
          messages={messages.hazards}
          showsStills={motion.isStill}
        />
      )}
      {showsRest && (
        <ScenePlan scene={scene} face={face} messages={messages.hazards} />
      )}
    </div>
  );
}

function Statements({
  scene: { id, language },
  face,
  answer: { given, isChecked },
  messages,
  onAnswer,
}: HazardSceneProps) {
  return (
    <div className="hazard-statements">
      {isChecked && (
        <Points points={pointsOf(face, given)} messages={messages.hazards} />
      )}
      {face.statements.map((statement, index) => (
        <StatementField
          key={statement.ref}
          name={`${id}-${index + 1}`}
          number={index + 1}
          statement={statement}
          language={language}
          answer={given[index] ?? null}
          isChecked={isChecked}
          messages={messages}
          onAnswer={(one) => onAnswer(index, one)}
        />
      ))}
    </div>
  );
}

type PointsProps = { points: number; messages: SceneMessages["hazards"] };

function Points({ points, messages }: PointsProps) {
  return (
    <p
      tabIndex={-1}
      className="hazard-points text-lg font-bold"
      data-right={points > 0}
    >
      {points > 0 ? messages.points : messages.noPoints}
    </p>
  );
}
