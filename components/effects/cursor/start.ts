import { gsap } from "gsap/gsap-core";
import { CORNER, corners, placeCorner } from "./geometry";

const SPIN = 2;
const FOLLOW = 0.1;
const SNAP = 0.2;
const RELEASE = 0.3;
/** Milliseconds after leaving a target until the brackets turn again. */
const PAUSE = 50;
/** Milliseconds without a movement until nothing is drawn any more. */
const REST = 30_000;

/** Over these the system's own cursor says more. */
const NATIVE = "iframe, input, textarea, select, [contenteditable]";

/** Replaces the mouse cursor by four brackets round a dot. */
export function startCursor(first: PointerEvent) {
  const root = document.createElement("div");
  const dot = document.createElement("span");
  const brackets = corners.map(({ name }) => {
    const bracket = document.createElement("span");
    bracket.dataset.corner = name;
    return bracket;
  });
  root.className = "target-cursor";
  root.dataset.testid = "cursor";
  root.ariaHidden = "true";
  root.popover = "manual";
  dot.dataset.dot = "";
  root.append(...brackets, dot);
  document.body.append(root);

  const pointer = { x: first.clientX, y: first.clientY };
  const state = { angle: 0, lock: 0, dot: 1, scale: 1 };
  let target: Element | null = null;
  let box: DOMRect | null = null;
  let isTicking = false;
  let resume = 0;
  let rest = 0;

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

  const draw = () => {
    if (target && (!target.isConnected || !isTarget(target))) release();
    if (target) box = target.getBoundingClientRect();
    for (const [index, corner] of corners.entries()) {
      const place = placeCorner(corner, { ...state, pointer }, box);
      const half = CORNER / 2;
      brackets[index].style.transform =
        `translate(${place.x - half}px, ${place.y - half}px) rotate(${place.angle}deg) scale(${state.scale})`;
    }
    dot.style.transform = `translate(${pointer.x}px, ${pointer.y}px) scale(${state.dot})`;
  };

  const wake = () => {
    clearTimeout(rest);
    rest = window.setTimeout(() => sleep("idle"), REST);
    if (isTicking) return;

    isTicking = true;
    gsap.ticker.add(draw);
    if (!root.matches(":popover-open")) root.showPopover();
    document.documentElement.classList.add("has-cursor");
    root.dataset.state = target ? "locked" : "free";
    if (!target) spin.resume();
  };
  const sleep = (name: "hidden" | "idle") => {
    clearTimeout(rest);
    clearTimeout(resume);
    if (name === "hidden") {
      forget();
      document.documentElement.classList.remove("has-cursor");
      root.hidePopover();
    }
    spin.pause();
    gsap.ticker.remove(draw);
    isTicking = false;
    root.dataset.state = name;
  };

  const lockOn = (element: Element) => {
    if (element === target) return;

    clearTimeout(resume);
    target = element;
    box = element.getBoundingClientRect();
    spin.pause();
    root.dataset.state = "locked";
    tween({ lock: 1 }, SNAP);
  };
  const release = () => {
    target = null;
    root.dataset.state = "releasing";
    tween({ lock: 0 }, RELEASE);
    resume = window.setTimeout(() => {
      root.dataset.state = "free";
      spin.resume();
    }, PAUSE);
  };
  const forget = () => {
    target = null;
    box = null;
    gsap.killTweensOf(state, "lock");
    state.lock = 0;
  };
  const consider = (element: Element | null) => {
    if (element?.closest(NATIVE)) return sleep("hidden");

    wake();
    const next = element?.closest(".cursor-target") ?? null;
    if (next && isTarget(next)) lockOn(next);
    else if (target) release();
  };

  const press = (isDown: boolean) => {
    tween({ dot: isDown ? 0.7 : 1 }, 0.3);
    tween({ scale: isDown ? 0.9 : 1 }, 0.2);
  };
  const listening = new AbortController();
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    react: (event: WindowEventMap[Type]) => void,
  ) =>
    addEventListener(type, react, {
      signal: listening.signal,
      passive: true,
      capture: true,
    });
  let last = { x: first.clientX, y: first.clientY };
  const lookAgain = () => {
    if (isTicking) consider(document.elementFromPoint(last.x, last.y));
  };

  listen("pointermove", (event) => {
    if (event.pointerType !== "mouse") return sleep("hidden");

    last = { x: event.clientX, y: event.clientY };
    const wasAway = root.dataset.state === "hidden";
    consider(event.target instanceof Element ? event.target : null);
    followX(last.x, ...(wasAway ? [last.x] : []));
    followY(last.y, ...(wasAway ? [last.y] : []));
  });
  listen(
    "pointerdown",
    ({ pointerType }) => pointerType === "mouse" && press(true),
  );
  listen("pointerup", () => press(false));
  listen("pointercancel", () => press(false));
  listen("blur", () => press(false));
  listen("scroll", lookAgain);
  listen("resize", lookAgain);
  document.documentElement.addEventListener(
    "pointerleave",
    () => sleep("hidden"),
    {
      signal: listening.signal,
    },
  );
  document.addEventListener(
    "visibilitychange",
    () => document.hidden && sleep("hidden"),
    { signal: listening.signal },
  );

  consider(document.elementFromPoint(last.x, last.y));
  draw();

  return () => {
    listening.abort();
    sleep("hidden");
    spin.kill();
    gsap.killTweensOf([state, pointer]);
    root.remove();
  };
}

/** An answered option is none any more, even before it is drawn so. */
function isTarget(element: Element): boolean {
  return element.matches(".cursor-target:not(.option[aria-disabled=true])");
}
