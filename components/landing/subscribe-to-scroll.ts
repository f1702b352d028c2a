import { scrollPercent } from "./scroll-percent";

const SHOWN_AFTER = 300;

/** Shows a button once there is something to scroll back from. */
export function subscribeToScroll(button: HTMLButtonElement | null) {
  const text = button?.querySelector("span");
  if (!button || !text) return;

  let frame = 0;
  const update = () => {
    const { scrollHeight } = document.documentElement;
    frame = 0;
    button.hidden = scrollY <= SHOWN_AFTER;
    text.textContent = `${scrollPercent(scrollY, scrollHeight, innerHeight)}%`;
  };
  const request = () => {
    frame ||= requestAnimationFrame(update);
  };

  update();
  addEventListener("scroll", request, { passive: true });
  addEventListener("resize", request);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener("scroll", request);
    removeEventListener("resize", request);
  };
}
