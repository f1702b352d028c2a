import type { Language } from "@/content/languages";
import { turnFinding } from "@/lib/hazards/finding";
import { pressMark, resultOfMarks, type Mark } from "@/lib/hazards/marks";
import type { Face, Place } from "@/lib/hazards/scene";
import { MarkList, MarkResult } from "./danger-marks";
import { DrawnMarks } from "./drawn-marks";
import { EnlargeablePicture } from "./enlargeable-picture";
import type { SceneMessages } from "./messages";
import { MotionButton, MotionLayer } from "./motion-layer";
import { useFinding } from "./use-finding";
import type { Motion } from "./use-motion";
import "./marks.css";

type ScenePictureProps = {
  face: Pick<Face, "image" | "alt" | "cues" | "places" | "details">;
  language: Language;
  /** Whether to ring the cues and list what the marks missed. */
  showsCues: boolean;
  marks: readonly Mark[];
  /** Whether the marks can still be changed. */
  takesMarks: boolean;
  motion: Motion;
  messages: SceneMessages;
  onMarks: (marks: readonly Mark[]) => void;
};

/**
 * What the driver sees: first to mark where danger may come from, then, once
 * they may be revealed, with rings around the cues.
 */
export function ScenePicture(props: ScenePictureProps) {
  const { face, language, showsCues, takesMarks, motion, messages } = props;
  const { cues, places } = face;
  const isOn = useFinding() && places.length > 0;
  const marks = isOn ? props.marks : [];
  const isTold = showsCues && marks.length > 0;
  /** What moves stops first: a mark is meant for the still picture. */
  const press = (place: Place) => {
    if (motion.phase) motion.toggle?.();
    else props.onMarks(pressMark(marks, place));
  };

  return (
    <div className="hazard-look">
      <EnlargeablePicture
        face={face}
        language={language}
        messages={messages}
        onPress={isOn && takesMarks ? press : undefined}
      >
        {motion.phase === null && (
          <DrawnMarks
            cues={showsCues ? cues : []}
            marks={marks}
            missed={isTold ? resultOfMarks(marks, places).missed : []}
          />
        )}
        <MotionLayer motion={motion} messages={messages.hazards} />
        <MotionButton motion={motion} messages={messages.hazards} />
      </EnlargeablePicture>
      <BelowPicture {...props} marks={marks} isOn={isOn} />
    </div>
  );
}

/** What is said of the marks; before Check never which of them are right. */
function BelowPicture({
  face: { places },
  language,
  showsCues,
  marks,
  takesMarks,
  messages: { hazards },
  onMarks,
  isOn,
}: ScenePictureProps & { isOn: boolean }) {
  const marking = { places, marks, language, messages: hazards };

  return (
    <div className="hazard-tap">
      {showsCues ? (
        <p className="text-lane-300">{hazards.ringed}</p>
      ) : (
        <FindSwitch isOn={isOn} label={hazards.find} />
      )}
      {isOn && !showsCues && (
        <MarkList {...marking} isOpen={takesMarks} onMarks={onMarks} />
      )}
      {showsCues && marks.length > 0 && <MarkResult {...marking} />}
    </div>
  );
}

/** Saying first where danger may come from: on, unless turned off here. */
function FindSwitch({ isOn, label }: { isOn: boolean; label: string }) {
  return (
    <label className="cursor-target">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => turnFinding(event.target.checked)}
      />
      {label}
    </label>
  );
}
