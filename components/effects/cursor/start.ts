import { gsap } from "gsap/gsap-core";
import { layBrackets } from "./brackets";

const SPIN = 2;
const FOLLOW = 0.1;
const SNAP = 0.2;
const RELEASE = 0.3;
/** Milliseconds after leaving a target until the brackets turn again. */
const PAUSE = 50;
/** Milliseconds without a movement until nothing is drawn any more. */
const REST = 4500;

/** Over these the system's own cursor says more. */
const NATIVE = "iframe, input, textarea, select, [contenteditable]";

/** Replaces the mouse cursor by four brackets round a dot. */
export function startCursor(first: PointerEvent) {
  const { root, place } = layBrackets();
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
    if (target && !isTarget(target)) release();
    if (target) box = target.getBoundingClientRect();
    place({ ...state, pointer }, box);
  };

  const wake = () => {
    clearTimeout(rest);
    rest = window.setTimeout(nap, REST);
    if (isTicking) return;

    isTicking = true;
    changes.disconnect();
    gsap.ticker.add(draw);
    if (!root.matches(":popover-open")) root.showPopover();
    document.documentElement.classList.add("has-cursor");
    root.dataset.state = target ? "locked" : "free";
    if (!target) spin.resume();
  };
  const stop = () => {
    clearTimeout(rest);
    clearTimeout(resume);
    spin.pause();
    gsap.ticker.remove(draw);
    gsap.ticker.sleep();
    isTicking = false;
  };
  /** Stands still where it is, until something under it changes. */
  const nap = () => {
    stop();
    if (target)
      changes.observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ["aria-disabled", "class"],
      });
    else root.dataset.state = "idle";
  };
  const hide = () => {
    stop();
    forget();
    changes.disconnect();
    document.documentElement.classList.remove("has-cursor");
    root.hidePopover();
    root.dataset.state = "hidden";
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
    if (element?.closest(NATIVE)) return hide();

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
  const isShown = () => root.dataset.state !== "hidden";
  const lookAgain = () => {
    if (isShown()) consider(document.elementFromPoint(last.x, last.y));
  };
  const changes = new MutationObserver(() => {
    const hasMoved = target?.getBoundingClientRect().top !== box?.top;
    if (hasMoved || (target && !isTarget(target))) lookAgain();
  });

  listen("pointermove", (event) => {
    if (event.pointerType !== "mouse" || isSelecting(event)) return hide();

    last = { x: event.clientX, y: event.clientY };
    const wasAway = !isShown();
    consider(event.target instanceof Element ? event.target : null);
    followX(last.x, ...(wasAway ? [last.x] : []));
    followY(last.y, ...(wasAway ? [last.y] : []));
  });
  // A frame tells nothing of what happens inside it, only that it is entered.
  listen("pointerover", ({ target }) => {
    if (target instanceof HTMLIFrameElement) hide();
  });
  listen("pointerdown", ({ pointerType }) => {
    if (pointerType !== "mouse") return hide();

    if (isShown()) wake();
    press(true);
  });
  listen("pointerup", () => press(false));
  listen("pointercancel", () => press(false));
  listen("blur", () => press(false));
  listen("scroll", lookAgain);
  listen("resize", lookAgain);
  document.documentElement.addEventListener("pointerleave", hide, {
    signal: listening.signal,
  });
  document.addEventListener(
    "visibilitychange",
    () => document.hidden && hide(),
    { signal: listening.signal },
  );

  consider(document.elementFromPoint(last.x, last.y));
  draw();

  return () => {
    listening.abort();
    hide();
    spin.kill();
    gsap.killTweensOf([state, pointer]);
    root.remove();
  };
}

/** An answered option is none any more, even before it is drawn so. */
function isTarget(element: Element): boolean {
  return (
    element.isConnected &&
    element.matches(".cursor-target:not(.option[aria-disabled=true])")
  );
}

/** While text is marked, the system's cursor shows where. */
function isSelecting({ buttons }: PointerEvent): boolean {
  return buttons > 0 && getSelection()?.type === "Range";
}
