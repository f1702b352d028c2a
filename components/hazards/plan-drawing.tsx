import { pieceOfPath } from "@/lib/hazards/own-path";
import type { OwnPath } from "@/lib/hazards/scene";
import {
  stoppingDistance,
  type StoppingDistance,
} from "@/lib/hazards/stopping";

/** Of a plan, in its units. */
export const PLAN_WIDTH = 300;
export const PLAN_HEIGHT = 400;

/** The speeds that have a line across the path, as in the rules' table. */
const LINES = [20, 30, 40, 50];

/** Over the plan: hidden ground, the way to the brakes, and braking. */
export function PlanDrawing({
  ownPath,
  hidden,
  distance: { reaction, total },
}: {
  ownPath: OwnPath;
  hidden: string;
  distance: StoppingDistance;
}) {
  const line = (from: number, to: number) =>
    pieceOfPath(ownPath, from, to).join(" ");

  return (
    <svg viewBox={`0 0 ${PLAN_WIDTH} ${PLAN_HEIGHT}`} aria-hidden>
      <pattern
        id="hidden-ground"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0H7V7H0Z" fill="#000" fillOpacity=".35" />
        <path d="M1.5 0V7" stroke="#fff" strokeWidth="1.5" />
      </pattern>
      <path d={hidden} fill="url(#hidden-ground)" fillRule="evenodd" />
      <g fill="none" strokeLinejoin="round">
        <polyline points={line(0, total)} stroke="#000" strokeWidth="13" />
        <polyline points={line(0, reaction)} stroke="#ffd400" strokeWidth="9" />
        <polyline
          points={line(reaction, total)}
          stroke="#e60012"
          strokeWidth="9"
        />
      </g>
      {LINES.map((kmh) => (
        <StoppingLine key={kmh} ownPath={ownPath} kmh={kmh} />
      ))}
    </svg>
  );
}

/** A line across the path where the car stops, with the speed beside it. */
function StoppingLine({ ownPath, kmh }: { ownPath: OwnPath; kmh: number }) {
  const { total } = stoppingDistance(kmh);
  const [before, at] = pieceOfPath(ownPath, total - 0.1, total).slice(-2);
  if (!before || !at) return null;

  const length = Math.hypot(at[0] - before[0], at[1] - before[1]) || 1;
  const ahead = [(at[0] - before[0]) / length, (at[1] - before[1]) / length];
  const [x, y] = [-ahead[1]! * 12, ahead[0]! * 12];
  const label = [at[0] + 2.1 * x, at[1] + 2.1 * y] as const;
  return (
    <g stroke="#000" strokeWidth="3" paintOrder="stroke">
      <path
        d={`M${at[0] - x} ${at[1] - y}L${at[0] + x} ${at[1] + y}`}
        stroke="#fff"
      />
      <text
        x={label[0]}
        y={label[1]}
        dy="0.36em"
        fill="#fff"
        fontSize="14"
        fontWeight="700"
        textAnchor="middle"
      >
        {kmh}
      </text>
    </g>
  );
}
