import { gsap } from "gsap/gsap-core";

/** How long each movement takes, in seconds. */
const SPIN = 2;
const FOLLOW = 0.1;
const SNAP = 0.2;
const RELEASE = 0.3;

/** The moving parts of the cursor, starting at the position of a pointer. */
export function createMotion({ clientX, clientY }: PointerEvent) {
  const pointer = { x: clientX, y: clientY };
  const state = { angle: 0, lock: 0, dot: 1, scale: 1 };
  const spin = gsap.to(state, {
    angle: 360,
    duration: SPIN,
    ease: "none",
    repeat: -1,
  });
  const followX = gsap.quickTo(pointer, "x", {
    duration: FOLLOW,
    ease: "power3",
  });
  const followY = gsap.quickTo(pointer, "y", {
    duration: FOLLOW,
    ease: "power3",
  });
  const tween = (to: gsap.TweenVars, duration: number) =>
    gsap.to(state, { ...to, duration, ease: "power2.out", overwrite: "auto" });

  return {
    /** Its current position and angle. */
    now: () => ({ ...state, pointer }),
    spin,
    /** Moves to a position, or is there at once. */
    follow: ({ x, y }: typeof pointer, atOnce: boolean) => {
      followX(x, ...(atOnce ? [x] : []));
      followY(y, ...(atOnce ? [y] : []));
    },
    lock: () => tween({ lock: 1 }, SNAP),
    release: () => tween({ lock: 0 }, RELEASE),
    releaseAtOnce: () => {
      gsap.killTweensOf(state, "lock");
      state.lock = 0;
    },
    press: (isDown: boolean) => {
      tween({ dot: isDown ? 0.7 : 1 }, 0.3);
      tween({ scale: isDown ? 0.9 : 1 }, 0.2);
    },
    end: () => {
      spin.kill();
      gsap.killTweensOf([state, pointer]);
    },
  };
}

export type Motion = ReturnType<typeof createMotion>;
