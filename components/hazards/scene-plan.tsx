import { useState } from "react";
import { asset } from "@/lib/addresses/links";
import { pieceOfPath } from "@/lib/hazards/own-path";
import type { Face, OwnPath, Scene } from "@/lib/hazards/scene";
import { stoppingDistance } from "@/lib/hazards/stopping";
import { formatMessage } from "@/lib/text/format-message";
import type { SceneMessages } from "./messages";
import { PLAN_HEIGHT, PLAN_WIDTH, PlanDrawing } from "./plan-drawing";
import "./plan.css";

/** The speeds of the slider, in km/h. */
const SLOWEST = 20;
const FASTEST = 50;
const STEP = 5;

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
        <img
          src={asset(plan)}
          alt={messages.fromAboveAlt}
          width={PLAN_WIDTH}
          height={PLAN_HEIGHT}
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
  return x >= 0 && x <= PLAN_WIDTH && y >= 0 && y <= PLAN_HEIGHT;
}
