/**
 * A crossing at dusk, seen from the mouth of a side street; draw(t) paints a
 * moment of the loop, 0 to 1. Traffic keeps left: on the street that crosses,
 * the near lane runs from right to left and the far lane from left to right.
 * The signal is for our street: while it is green the others wait behind their
 * line.
 */
import { houses, sky, wires } from "./backdrop";
import { guideSign, signal } from "./signs";
import { streets } from "./street";
import { traffic } from "./traffic";

declare global {
  interface Window {
    /** Paints the moment `t` of the loop. */
    draw: (t: number) => void;
  }
}

const SECONDS = 10;

window.draw = (t) => {
  const second = t * SECONDS;
  sky();
  houses();
  wires();
  streets();
  guideSign(second);
  signal(second);
  traffic(second);
};
window.draw(0);
