import { useState, type MouseEvent } from "react";
import type { Language } from "@/content/languages";
import { cueAt } from "@/lib/hazards/cues";
import type { Face } from "@/lib/hazards/scene";
import { formatMessage } from "@/lib/text/format-message";
import { AskedImage } from "./asked-image";
import type { SceneMessages } from "./messages";
import { MotionButton, MotionLayer } from "./motion-layer";
import { sceneSize } from "./scene-image";
import type { Motion } from "./use-motion";

const { width: WIDTH, height: HEIGHT } = sceneSize;
const RADIUS = 36;

type ScenePictureProps = {
  face: Pick<Face, "image" | "alt" | "cues">;
  language: Language;
  /** Whether the cues are ringed. */
  showsCues: boolean;
  motion: Motion;
  messages: SceneMessages;
};

/**
 * What the driver sees; with rings around the cues once they may be revealed.
 */
export function ScenePicture({
  face: { image, alt, cues },
  language,
  showsCues,
  motion,
  messages,
}: ScenePictureProps) {
  const { isTapped, setIsTapped, found, lookCloser, messageOf } = useTaps(cues);
  const taps = isTapped && !showsCues;
  const ringed = showsCues ? cues : found.flatMap((at) => cues[at] ?? []);

  return (
    <div className="hazard-look">
      <div
        className="hazard-picture"
        data-taps={taps || undefined}
        onClick={taps ? lookCloser : undefined}
      >
        <AskedImage
          image={image}
          alt={alt}
          language={language}
          messages={messages.quiz}
        >
          {motion.phase === null && <Rings cues={ringed} />}
          <MotionLayer motion={motion} messages={messages.hazards} />
        </AskedImage>
      </div>
      <div className="hazard-tap">
        {showsCues ? (
          <p className="text-lane-300">{messages.hazards.ringed}</p>
        ) : (
          <TapSwitch
            isOn={isTapped}
            label={messages.hazards.tap}
            onTurn={setIsTapped}
          />
        )}
        <MotionButton motion={motion} messages={messages.hazards} />
        {!showsCues && (
          <p role="status">{taps ? messageOf(messages.hazards) : ""}</p>
        )}
      </div>
    </div>
  );
}

/** What was found in a picture by tapping it, if that is switched on. */
function useTaps(cues: Face["cues"]) {
  const [isTapped, setIsTapped] = useState(false);
  const [found, setFound] = useState<readonly number[]>([]);
  const [isMissed, setIsMissed] = useState(false);

  const lookCloser = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } =
      event.currentTarget.getBoundingClientRect();
    const place = {
      x: ((event.clientX - left) / width) * 100,
      y: ((event.clientY - top) / height) * 100,
    };
    const cue = cueAt(cues, place, width, height);
    setIsMissed(cue === null);
    if (cue !== null && !found.includes(cue)) setFound([...found, cue]);
  };

  const messageOf = (messages: SceneMessages["hazards"]) => {
    if (!isMissed && found.length === 0) return messages.tapHelp;

    const values = { count: found.length, total: cues.length };
    const count = formatMessage(messages.tapFound, values);
    return isMissed ? `${messages.tapNothing} ${count}` : count;
  };
  return { isTapped, setIsTapped, found, lookCloser, messageOf };
}

/** Finding the dangers before the statements: optional, by tapping. */
function TapSwitch({
  isOn,
  label,
  onTurn,
}: {
  isOn: boolean;
  label: string;
  onTurn: (isOn: boolean) => void;
}) {
  return (
    <label className="cursor-target">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onTurn(event.target.checked)}
      />
      {label}
    </label>
  );
}

/** Yellow on black, to be seen on every ground. */
function Rings({ cues }: Pick<Face, "cues">) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      className="hazard-rings"
    >
      {cues.map(({ x, y }) => {
        const ring = {
          cx: (x / 100) * WIDTH,
          cy: (y / 100) * HEIGHT,
          r: RADIUS,
        };
        return (
          <g key={`${x} ${y}`} fill="none">
            <circle {...ring} stroke="#000" strokeWidth={10} />
            <circle {...ring} stroke="#ffd400" strokeWidth={6} />
          </g>
        );
      })}
    </svg>
  );
}
