import { touchQuery } from "../common/environment";
import { subscribeToMedia } from "../common/media";
import type { Level } from "../common/policy";
import type { Undo } from "../common/tasks";
import { whileVisible } from "../common/while-visible";
import { roundedOutline, stray, type Outline } from "./outline";
import { borderParams } from "./params";

/** Room around the box for a line that strays, in pixels. */
const MARGIN = 20;
const FRAME = 1000 / 24;

type Params = ReturnType<typeof borderParams>;

/** Borders that move one at a time, on touch devices: the first moves. */
const waiting: (() => void)[] = [];

/** Animates the line around a box. */
export function startGlowBorder(box: HTMLElement, level: Level) {
  return subscribeToMedia(touchQuery, (touch) => start(box, level, touch));
}

function start(box: HTMLElement, level: Level, touch: boolean) {
  const params = borderParams({
    speed: Number(box.dataset.speed),
    chaos: Number(box.dataset.chaos),
    thickness: Number(box.dataset.thickness),
    touch,
  });
  const listening = pressedByTouch(box);

  box.dataset.cycleMs = String(params.cycle);
  box.dataset.displacement = String(params.displacement);
  const stop = params.isStill
    ? undefined
    : whileVisible(box, () => {
        const draw = () => drawLine(box, params);
        return level === "lite" ? inTurn(draw) : draw();
      });

  return () => {
    listening.abort();
    stop?.();
  };
}

/** Runs something when it is first in the queue. */
function inTurn(run: () => Undo): Undo {
  let undo: Undo;
  const begin = () => {
    undo = run();
  };

  if (waiting.push(begin) === 1) begin();
  return () => {
    undo?.();
    const isFirst = waiting[0] === begin;
    waiting.splice(waiting.indexOf(begin), 1);
    if (isFirst) waiting[0]?.();
  };
}

function drawLine(box: HTMLElement, params: Params) {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return;

  canvas.className = "glow-line";
  canvas.ariaHidden = "true";
  let outline: Outline;
  let ratio: number;
  const measure = () => {
    ratio = devicePixelRatio;
    outline = fit(canvas, context, box);
  };
  const observer = new ResizeObserver(measure);
  const colour = getComputedStyle(box).getPropertyValue("--glow");
  // Measured before anything changes: the page has just been laid out.
  measure();
  box.append(canvas);
  box.dataset.state = "running";
  observer.observe(box);

  let before = 0;
  let frame = requestAnimationFrame(function draw(now) {
    frame = requestAnimationFrame(draw);
    if (now - before < FRAME - 2) return;

    before = now;
    // Another zoom or another screen.
    if (ratio !== devicePixelRatio) measure();
    const moment = (now % params.cycle) / params.cycle;
    trace(context, outline, stray(outline, moment, params.displacement));
    stroke(context, colour, params.thickness);
  });

  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    canvas.remove();
    box.dataset.state = "still";
  };
}

/** Makes the canvas as large as the box and its margin, sharp at any zoom. */
function fit(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  { offsetWidth, offsetHeight, firstElementChild }: HTMLElement,
): Outline {
  const ratio = devicePixelRatio;
  const inner = firstElementChild as HTMLElement;
  canvas.width = Math.round((offsetWidth + 2 * MARGIN) * ratio);
  canvas.height = Math.round((offsetHeight + 2 * MARGIN) * ratio);
  context.setTransform(ratio, 0, 0, ratio, MARGIN * ratio, MARGIN * ratio);
  const radius = Number.parseFloat(getComputedStyle(inner).borderRadius);
  return roundedOutline(offsetWidth, offsetHeight, radius || 0);
}

function trace(
  context: CanvasRenderingContext2D,
  { count, x, y, outX, outY }: Outline,
  by: Float32Array,
) {
  context.clearRect(-MARGIN, -MARGIN, 1e4, 1e4);
  context.beginPath();
  for (let index = 0; index < count; index++)
    context.lineTo(
      x[index]! + outX[index]! * by[index]!,
      y[index]! + outY[index]! * by[index]!,
    );
  context.closePath();
}

/** A line with a faint wide one under it, which costs less than a shadow. */
function stroke(
  context: CanvasRenderingContext2D,
  colour: string,
  thickness: number,
) {
  context.strokeStyle = colour;
  context.lineJoin = "round";
  context.globalAlpha = 0.3;
  context.lineWidth = thickness * 3.5;
  context.stroke();
  context.globalAlpha = 1;
  context.lineWidth = thickness;
  context.stroke();
}

/** A finger on the box makes the glow brighter until it lifts or scrolls. */
function pressedByTouch(box: HTMLElement): AbortController {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  const release = () => delete box.dataset.pressed;

  box.addEventListener(
    "pointerdown",
    ({ pointerType }) => {
      if (pointerType === "touch") box.dataset.pressed = "true";
    },
    options,
  );
  for (const end of ["pointerup", "pointercancel", "pointerleave"])
    box.addEventListener(end, release, options);
  addEventListener("scroll", release, options);
  return listening;
}
