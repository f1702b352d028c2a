import { dyes } from "./profiles";
import type { Splat } from "./solver";

const MOST_FINGERS = 5;
const MOST_WAITING = 16;
/** How strongly a movement colours, and a press. */
const DYE = 0.5;
const PRESS = 2;

type Hand = { x: number; y: number; dye: (typeof dyes)[number] };

/** The position that pointer events and touches have in common. */
export type Place = { clientX: number; clientY: number };

/** The mouse and the fingers, and the splats that they leave. */
export function createHands(force: number, onInput: () => void) {
  const hands = new Map<number, Hand>();
  let waiting: Splat[] = [];
  let turn = 0;

  const nextDye = () => dyes[turn++ % dyes.length]!;
  const add = (hand: Hand, pushX: number, pushY: number, strength: number) => {
    const dye = hand.dye.map((part) => part * strength);
    waiting = [...waiting.slice(-MOST_WAITING), { ...hand, pushX, pushY, dye }];
    onInput();
  };

  return {
    press: (id: number, event: Place) => {
      const hand = { ...onPage(event), dye: nextDye() };
      hands.set(id, hand);
      add(hand, 0, 0, PRESS);
    },
    move: (id: number, event: Place) => {
      const to = onPage(event);
      const hand = hands.get(id);
      if (!hand) {
        if (hands.size < MOST_FINGERS) hands.set(id, { ...to, dye: nextDye() });
        return;
      }

      const across = to.x - hand.x;
      const up = to.y - hand.y;
      if (across === 0 && up === 0) return;
      Object.assign(hand, to);
      add(hand, across * force, up * force, DYE);
    },
    lift: (id: number) => hands.delete(id),
    /** Returns the newest splats and drops the others. */
    take: (count: number) => {
      const taken = waiting.slice(-count);
      waiting = [];
      return taken;
    },
    isWaiting: () => waiting.length > 0,
  };
}

/** From 0 to 1, from the lower left. */
const onPage = ({ clientX, clientY }: Place) => ({
  x: clientX / innerWidth,
  y: 1 - clientY / innerHeight,
});
