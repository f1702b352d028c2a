import { useState } from "react";
import { asset } from "@/lib/addresses/links";
import { pieceOfPath } from "@/lib/hazards/own-path";
import type { Face, OwnPath, Scene } from "@/lib/hazards/scene";
import { stoppingDistance } from "@/lib/hazards/stopping";
import { formatMessage } from "@/lib/text/format-message";
import type { SceneMessages } from "./messages";
import "./plan.css";

const WIDTH = 300;
const HEIGHT = 400;

/** The speeds of the slider, in km/h. */
const SLOWEST = 20;
const FASTEST = 50;
const STEP = 5;

/** Those that have a line across the path, as in the rules' table. */
const LINES = [20, 30, 40, 50];

type ScenePlanProps = {
  scene: Pick<Scene, "plan" | "ownPath" | "language">;
  face: Pick<Face, "hidden" | "hiding">;
  messages: SceneMessages["hazards"];
};

/**
 * The same place from above, with what cannot be seen from the car, and where
 * it stops at a speed that can be chosen.
 */
export function ScenePlan({
  scene: { plan, ownPath, language },
  face: { hidden, hiding },
  messages,
}: ScenePlanProps) {
  const [speed, setSpeed] = useState(() =>
    Math.min(Math.max(ownPath.speed, SLOWEST), FASTEST),
  );
  const distance = stoppingDistance(speed);
  const stops = formatMessage(messages.stopsAfter, { speed, ...distance });
  const end = pieceOfPath(ownPath, 0, distance.total).at(-1);
  const isOff = !end || !isOnPlan(end);

  return (
    <figure className="hazard-plan">
      <figcaption>{messages.fromAbove}</figcaption>
      <div className="hazard-ground">
        {/* eslint-disable-next-line @next/next/no-img-element -- exported files are served as they are */}
        <img
          src={asset(plan)}
          alt={messages.fromAboveAlt}
          width={WIDTH}
          height={HEIGHT}
        />
        <PlanDrawing {...{ ownPath, hidden, distance }} />
      </div>
      <div className="hazard-stopping">
        {hiding.length > 0 && (
          <p lang={language}>
            {formatMessage(messages.hidden, { things: hiding.join(", ") })}
          </p>
        )}
        <label>
          <span>{`${messages.speed}: ${speed} km/h`}</span>
          <input
            type="range"
            min={SLOWEST}
            max={FASTEST}
            step={STEP}
            value={speed}
            aria-valuetext={stops}
            onChange={(event) => setSpeed(Number(event.target.value))}
          />
        </label>
        <p>{isOff ? `${stops} ${messages.offPlan}` : stops}</p>
        <p className="text-sm text-lane-400">{messages.dryRoad}</p>
      </div>
    </figure>
  );
}

function isOnPlan([x, y]: OwnPath["points"][number]): boolean {
  return x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT;
}

/** Over the plan: hidden ground, the way to the brakes, and braking. */
function PlanDrawing({
  ownPath,
  hidden,
  distance: { reaction, total },
}: {
  ownPath: OwnPath;
  hidden: string;
  distance: ReturnType<typeof stoppingDistance>;
}) {
  const line = (from: number, to: number) =>
    pieceOfPath(ownPath, from, to).join(" ");

  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
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
