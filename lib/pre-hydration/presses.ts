/**
 * Runs inside every page after its header: remembers what is pressed before the
 * app can respond, for `replay.ts`. React does not see these presses: while it
 * hydrates, no component knows yet what address and storage contain. It also
 * says on the root element, for style sheets, whether keys are being pressed.
 */
import { appState } from "./handoff";

// React would miss it in what it drew itself.
document.currentScript?.remove();

globalThis.earlyPresses = [];

/** What responds to an event only in the app, and not in the browser itself. */
function controlOf({ type, target }: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  if (type === "keydown")
    return target.closest(".focus-frame") && (target as HTMLElement);

  const link = appState() === "failed" ? "" : ", .needs-app";
  return target.closest<HTMLElement>(`button:not([popovertarget])${link}`);
}

function remember(event: MouseEvent | KeyboardEvent) {
  const isKey = event.type === "keydown";
  // A click without a pointer changes nothing.
  if (isKey || event.detail > 0)
    document.documentElement.toggleAttribute("data-keys", isKey);

  const target = globalThis.earlyPresses && controlOf(event);
  if (!target) return;

  event.stopPropagation();
  if (event instanceof KeyboardEvent) {
    // A key that is held down presses once.
    if (event.repeat) event.preventDefault();
    else globalThis.earlyPresses?.push({ target, event });
    return;
  }

  event.preventDefault();
  // Whoever sees nothing happen presses again.
  if (globalThis.earlyPresses?.at(-1)?.target === target) return;
  globalThis.earlyPresses?.push({ target, event });
  if (!target.matches(".option")) target.dataset.waiting = "";
}

addEventListener("click", remember, true);
addEventListener("keydown", remember, true);
