type BorderOptions = {
  /** 2 is twice as fast. */
  speed: number;
  /** How far the line strays: 1 is as designed. */
  chaos: number;
  thickness: number;
  touch: boolean;
};

const CYCLE = { mouse: 6000, touch: 8000 };
const DISPLACEMENT = 30;
const TOUCH_CHAOS = 0.6;

/** The parameters of a border's movement. */
export function borderParams({
  speed,
  chaos,
  thickness,
  touch,
}: BorderOptions) {
  const calmed = touch ? chaos * TOUCH_CHAOS : chaos;
  return {
    /** Length of one cycle in milliseconds. */
    cycle: (touch ? CYCLE.touch : CYCLE.mouse) / speed,
    chaos: calmed,
    /** The line strays half of this to either side, in pixels. */
    displacement: DISPLACEMENT * calmed,
    thickness,
    isStill: !(speed > 0 && chaos > 0 && Number.isFinite(speed * chaos)),
  };
}
