import type { Messages } from "@/content/ui/schema";
import { isFirstClick } from "../ui/button";
import { sceneSize } from "./scene-image";
import type { Motion } from "./use-motion";
import "./motion.css";

type MotionMessages = Pick<
  Messages["hazards"],
  "playAgain" | "stopPlaying" | "happensNext" | "doneRight"
>;

/** Where a scene moves: over its picture, which stays for all else. */
export function MotionLayer({
  motion: { canvas, phase },
  messages,
}: {
  motion: Motion;
  messages: MotionMessages;
}) {
  const labels = {
    approach: undefined,
    next: messages.happensNext,
    right: messages.doneRight,
  };
  const label = phase && labels[phase];

  return (
    <>
      <canvas
        ref={canvas}
        {...sceneSize}
        aria-hidden
        className="hazard-motion"
        data-phase={phase ?? undefined}
      />
      {label && (
        <p aria-hidden className="hazard-phase">
          {label}
        </p>
      )}
    </>
  );
}

/** In a corner of the picture: plays it again, or stops it. */
export function MotionButton({
  motion: { phase, toggle },
  messages,
}: {
  motion: Motion;
  messages: MotionMessages;
}) {
  return (
    <button
      type="button"
      className="picture-button hazard-play cursor-target"
      data-ready={toggle !== undefined}
      aria-label={phase ? messages.stopPlaying : messages.playAgain}
      onClick={(event) => isFirstClick(event) && toggle?.()}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={phase ? "M6 6h12v12H6z" : "M7 4l13 8-13 8z"} />
      </svg>
    </button>
  );
}
