/** A corner bracket: which way it lies from the middle. */
export const corners = [
  { name: "top-left", x: -1, y: -1 },
  { name: "top-right", x: 1, y: -1 },
  { name: "bottom-right", x: 1, y: 1 },
  { name: "bottom-left", x: -1, y: 1 },
] as const;

/** Side of a bracket and its line, in pixels. */
export const CORNER = 12;
const LINE = 3;
/** How far a free bracket's outer edges lie from the pointer, in brackets. */
const REACH = 1.5;
/** Too small to notice; kept as requested. */
const PARALLAX = 0.00005;

type Point = { x: number; y: number };
type Box = { left: number; top: number; right: number; bottom: number };

/** How far a locked bracket follows a pointer this far from the middle. */
export const parallax = (distance: number) => distance * PARALLAX;

/**
 * The centre of a bracket and its angle: free ones turn round the pointer,
 * locked ones frame the target; `lock` blends between them.
 */
export function placeCorner(
  { x, y }: Point,
  state: { pointer: Point; angle: number; scale: number; lock: number },
  target: Box | null,
): Point & { angle: number } {
  const { pointer, scale, lock } = state;
  const angle = state.angle * (1 - lock);
  const turn = (angle * Math.PI) / 180;
  const reach = (CORNER * REACH - CORNER / 2) * scale;
  const free = {
    x: pointer.x + reach * (x * Math.cos(turn) - y * Math.sin(turn)),
    y: pointer.y + reach * (x * Math.sin(turn) + y * Math.cos(turn)),
  };
  if (!target || lock === 0) return { ...free, angle };

  // Outer edges lie a line's width outside the target.
  const inset = CORNER / 2 - LINE;
  const middle = {
    x: (target.left + target.right) / 2,
    y: (target.top + target.bottom) / 2,
  };
  const locked = {
    x:
      (x < 0 ? target.left + inset : target.right - inset) +
      parallax(pointer.x - middle.x),
    y:
      (y < 0 ? target.top + inset : target.bottom - inset) +
      parallax(pointer.y - middle.y),
  };
  return {
    x: free.x + (locked.x - free.x) * lock,
    y: free.y + (locked.y - free.y) * lock,
    angle,
  };
}
