import { CORNER, corners, placeCorner } from "./geometry";

/** Lays four brackets and a dot over the page, above any dialog. */
export function layBrackets() {
  const root = document.createElement("div");
  const dot = document.createElement("span");
  const brackets = corners.map((corner) => {
    const bracket = document.createElement("span");
    bracket.dataset.corner = corner.name;
    return { bracket, corner };
  });
  root.className = "target-cursor";
  root.dataset.testid = "cursor";
  root.ariaHidden = "true";
  root.popover = "manual";
  dot.dataset.dot = "";
  root.append(...brackets.map(({ bracket }) => bracket), dot);
  document.body.append(root);

  return {
    root,
    place: (
      state: Parameters<typeof placeCorner>[1] & { dot: number },
      box: DOMRect | null,
    ) => {
      const { pointer, scale } = state;
      const half = CORNER / 2;
      for (const { bracket, corner } of brackets) {
        const { x, y, angle } = placeCorner(corner, state, box);
        bracket.style.transform = `translate(${x - half}px, ${y - half}px) rotate(${angle}deg) scale(${scale})`;
      }
      dot.style.transform = `translate(${pointer.x}px, ${pointer.y}px) scale(${state.dot})`;
    },
  };
}

/** Shows the brackets instead of the system's cursor. */
export function showBrackets(root: HTMLElement, state: "free" | "locked") {
  if (!root.matches(":popover-open")) root.showPopover();
  document.documentElement.classList.add("has-cursor");
  root.dataset.state = state;
}

/** Restores the system's cursor. */
export function hideBrackets(root: HTMLElement) {
  document.documentElement.classList.remove("has-cursor");
  root.hidePopover();
  root.dataset.state = "hidden";
}
