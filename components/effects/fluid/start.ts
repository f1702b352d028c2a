import type { Level } from "../policy";
import { profileOf } from "./profiles";
import { createSmoke } from "./smoke";

/**
 * Coloured smoke behind the page that follows pointers. It draws only after
 * somebody moved, and rests soon after; also in the quiz and in hidden tabs.
 */
export function startFluid(
  canvas: HTMLCanvasElement,
  level: Level,
  first: PointerEvent,
) {
  const listening = new AbortController();
  const { signal } = listening;
  const smoke = createSmoke(canvas, profileOf(level), first, signal);
  const quiet = new MutationObserver(smoke.rest);

  smoke.fit();
  void smoke.prepare();

  quiet.observe(document.documentElement, { attributeFilter: ["data-quiet"] });
  document.addEventListener("visibilitychange", smoke.rest, { signal });
  addEventListener("resize", smoke.fit, { signal });
  canvas.addEventListener(
    "webglcontextlost",
    (event) => {
      // Else it would never come back.
      event.preventDefault();
      smoke.lose();
    },
    { signal },
  );
  canvas.addEventListener("webglcontextrestored", smoke.restore, { signal });

  return () => {
    listening.abort();
    quiet.disconnect();
    smoke.end();
  };
}
