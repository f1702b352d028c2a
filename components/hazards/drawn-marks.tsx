import type { Mark } from "@/lib/hazards/marks";
import type { Area, NamedPlace, Place } from "@/lib/hazards/scene";
import { sceneSize } from "./scene-image";

const { width: WIDTH, height: HEIGHT } = sceneSize;

/** Of the ring round a cue, and of a mark. */
const RING = 36;
const MARK = 17;

type DrawnMarksProps = {
  /** Ringed. */
  cues: readonly Place[];
  marks: readonly Mark[];
  /** In dashed lines. */
  missed: readonly NamedPlace[];
};

/** What is drawn over a picture: yellow on black, to be seen on every ground. */
export function DrawnMarks({ cues, marks, missed }: DrawnMarksProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      className="hazard-rings"
    >
      {cues.map((cue) => (
        <Ring key={`${cue.x} ${cue.y}`} cue={cue} />
      ))}
      {missed.map(({ name, area }) => (
        <Frame key={name} area={area} />
      ))}
      {marks.map(([x, y], index) => (
        <Numbered
          key={`${x} ${y}`}
          x={x * (WIDTH / 100)}
          y={y * (HEIGHT / 100)}
          number={index + 1}
        />
      ))}
    </svg>
  );
}

function Ring({ cue: { x, y } }: { cue: Place }) {
  const ring = { cx: (x / 100) * WIDTH, cy: (y / 100) * HEIGHT, r: RING };
  return (
    <g fill="none">
      <circle {...ring} stroke="#000" strokeWidth={10} />
      <circle {...ring} stroke="#ffd400" strokeWidth={6} />
    </g>
  );
}

function Frame({ area: [left, top, width, height] }: { area: Area }) {
  const frame = {
    x: (left / 100) * WIDTH,
    y: (top / 100) * HEIGHT,
    width: (width / 100) * WIDTH,
    height: (height / 100) * HEIGHT,
    rx: 6,
  };
  return (
    <g fill="none">
      <rect {...frame} stroke="#000" strokeWidth={7} />
      <rect
        {...frame}
        stroke="#ffd400"
        strokeWidth={4}
        strokeDasharray="12 8"
      />
    </g>
  );
}

function Numbered({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={MARK}
        fill="#000"
        stroke="#ffd400"
        strokeWidth={4}
      />
      <text
        x={x}
        y={y}
        dy="0.36em"
        fill="#ffd400"
        fontSize={22}
        fontWeight={700}
        textAnchor="middle"
      >
        {number}
      </text>
    </g>
  );
}
