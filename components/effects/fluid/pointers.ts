import { dyes, type Profile } from "./profiles";
import type { Splat } from "./solver";

const MOST_FINGERS = 5;
const MOST_WAITING = 16;
/** How strongly a movement colours, and a press. */
const DYE = 0.5;
const PRESS = 2;

type Hand = { x: number; y: number; dye: (typeof dyes)[number] };

/** Turns what pointers do into splats, until the signal aborts. */
export function followPointers(
  { force }: Profile,
  first: PointerEvent,
  onInput: () => void,
  signal: AbortSignal,
) {
  const hands = new Map<number, Hand>();
  let waiting: Splat[] = [];
  let turn = 0;
  /** The browser scrolls: it tells of touches now, not of pointers. */
  let isScrolling = false;

  const nextDye = () => dyes[turn++ % dyes.length];
  const place = ({
    clientX,
    clientY,
  }: {
    clientX: number;
    clientY: number;
  }) => ({
    x: clientX / innerWidth,
    y: 1 - clientY / innerHeight,
  });
  const add = (hand: Hand, pushX: number, pushY: number, strength: number) => {
    const dye = hand.dye.map((part) => part * strength);
    waiting = waiting.slice(-MOST_WAITING);
    waiting.push({ ...hand, pushX, pushY, dye: [dye[0], dye[1], dye[2]] });
    onInput();
  };

  const move = (id: number, event: { clientX: number; clientY: number }) => {
    const to = place(event);
    const hand = hands.get(id);
    if (!hand) {
      if (hands.size < MOST_FINGERS) hands.set(id, { ...to, dye: nextDye() });
      return;
    }

    const [across, up] = [to.x - hand.x, to.y - hand.y];
    if (across === 0 && up === 0) return;
    Object.assign(hand, to);
    add(hand, across * force, up * force, DYE);
  };

  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    react: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, react, { signal, passive: true });

  listen("pointermove", (event) => {
    if (!isScrolling || event.pointerType !== "touch")
      move(event.pointerId, event);
  });
  listen("pointerdown", (event) => {
    isScrolling = false;
    const hand = { ...place(event), dye: nextDye() };
    hands.set(event.pointerId, hand);
    add(hand, 0, 0, PRESS);
  });
  listen("pointerup", ({ pointerId, pointerType }) => {
    if (pointerType === "touch") hands.delete(pointerId);
  });
  listen("pointercancel", ({ pointerId, pointerType }) => {
    hands.delete(pointerId);
    isScrolling ||= pointerType === "touch";
  });
  listen("touchmove", ({ changedTouches }) => {
    if (!isScrolling) return;
    for (const touch of changedTouches) move(-1 - touch.identifier, touch);
  });
  for (const end of ["touchend", "touchcancel"] as const)
    listen(end, ({ touches, changedTouches }) => {
      for (const touch of changedTouches) hands.delete(-1 - touch.identifier);
      if (touches.length === 0) isScrolling = false;
    });

  move(first.pointerId, first);

  return {
    /** Hands over the newest splats and forgets the others. */
    take: (count: number) => {
      const taken = waiting.slice(-count);
      waiting = [];
      return taken;
    },
    isWaiting: () => waiting.length > 0,
  };
}
