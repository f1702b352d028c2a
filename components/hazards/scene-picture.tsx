import { useState, type MouseEvent } from "react";
import type { Language } from "@/content/languages";
import { cueAt } from "@/lib/hazards/cues";
import type { Face } from "@/lib/hazards/scene";
import { formatMessage } from "@/lib/text/format-message";
import { AskedImage } from "./asked-image";
import type { SceneMessages } from "./messages";
import { sceneSize } from "./scene-image";

const { width: WIDTH, height: HEIGHT } = sceneSize;
const RADIUS = 36;

type ScenePictureProps = {
  face: Pick<Face, "image" | "alt" | "cues">;
  language: Language;
  /** Whether the cues are ringed. */
  showsCues: boolean;
  messages: SceneMessages;
};

/**
 * What the driver sees; with rings around the cues once they may be revealed.
 */
export function ScenePicture({
  face: { image, alt, cues },
  language,
  showsCues,
  messages,
}: ScenePictureProps) {
  const [isTapped, setIsTapped] = useState(false);
  const [found, setFound] = useState<readonly number[]>([]);
  const [isMissed, setIsMissed] = useState(false);
  const taps = isTapped && !showsCues;
  const ringed = showsCues ? cues : found.flatMap((at) => cues[at] ?? []);

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

  const tapMessage = () => {
    if (!taps) return "";
    if (!isMissed && found.length === 0) return messages.hazards.tapHelp;

    const values = { count: found.length, total: cues.length };
    const count = formatMessage(messages.hazards.tapFound, values);
    return isMissed ? `${messages.hazards.tapNothing} ${count}` : count;
  };

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
          <Rings cues={ringed} />
        </AskedImage>
      </div>
      {showsCues ? (
        <p className="text-sm text-lane-300">{messages.hazards.ringed}</p>
      ) : (
        <TapControl
          isOn={isTapped}
          message={tapMessage()}
          label={messages.hazards.tap}
          onTurn={setIsTapped}
        />
      )}
    </div>
  );
}

/** Finding the dangers before the statements: optional, by tapping. */
function TapControl({
  isOn,
  message,
  label,
  onTurn,
}: {
  isOn: boolean;
  message: string;
  label: string;
  onTurn: (isOn: boolean) => void;
}) {
  return (
    <div className="hazard-tap">
      <label className="cursor-target">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => onTurn(event.target.checked)}
        />
        {label}
      </label>
      <p role="status">{message}</p>
    </div>
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
