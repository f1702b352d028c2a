import type { Film } from "@/lib/motion/film";
import { playFilm } from "@/lib/motion/play";

/** No more than a film that lasts two seconds: nothing is painted here. */
const film = { approach: { seconds: 2, speed: 36 } } as unknown as Film;

function play() {
  const paint = jest.fn();
  const onPhase = jest.fn();
  const stopping = new AbortController();
  playFilm(film, paint, ["approach"], onPhase, stopping.signal);
  return { paint, onPhase, stopping };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it("waits until the press that started it is painted", () => {
  const { paint } = play();
  jest.advanceTimersByTime(100);
  expect(paint).not.toHaveBeenCalled();

  jest.advanceTimersByTime(100);
  expect(paint).toHaveBeenLastCalledWith("approach", expect.closeTo(-2, 0));
});

it.each(["pointerdown", "click", "keydown"])(
  "stands still after a %s, and loses nothing of the film",
  (press) => {
    const { paint } = play();
    jest.advanceTimersByTime(1000);
    const [, before] = paint.mock.lastCall!;

    dispatchEvent(new Event(press));
    paint.mockClear();
    jest.advanceTimersByTime(100);
    expect(paint).not.toHaveBeenCalled();

    jest.advanceTimersByTime(100);
    const [, after] = paint.mock.calls[0]!;
    expect(after - before).toBeLessThan(0.1);
  },
);

it("says when it is over, and when it is stopped", () => {
  const whole = play();
  jest.advanceTimersByTime(3000);
  expect(whole.onPhase.mock.calls).toEqual([["approach"], [null]]);

  const stopped = play();
  jest.advanceTimersByTime(1000);
  stopped.stopping.abort();
  expect(stopped.onPhase.mock.calls).toEqual([["approach"], [null]]);
});
