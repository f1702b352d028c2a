import { savesData } from "@/lib/browser/connection";
import { whileVisible } from "../common/while-visible";

/** Plays the scene while it is visible. If it fails, the poster stays. */
export function startHeroVideo(video: HTMLVideoElement) {
  if (savesData()) return;

  const listening = new AbortController();
  const { signal } = listening;
  let isReported = false;
  const report = (source: string) => {
    if (isReported) return;

    isReported = true;
    video.dataset.state = "failed";
    console.warn("hero video", source);
  };
  const sources = (video.dataset.sources ?? "").split(" ").map((address) => {
    const source = document.createElement("source");
    source.src = address;
    return source;
  });
  // A failing source fires the event only on itself; the last one decides.
  const last = sources.at(-1);
  last?.addEventListener("error", () => report(last.src), { signal });
  video.addEventListener("error", () => report(video.currentSrc), { signal });
  // Also if it never loads; if it loads late, it still plays.
  video.addEventListener("stalled", () => report(video.currentSrc), { signal });

  // React does not write the attribute, and only muted videos may play.
  video.muted = true;
  video.append(...sources);
  video.load();

  const stop = whileVisible(video, () => {
    video.play().then(
      () => {
        video.dataset.state = "playing";
      },
      () => {
        // Low-power modes refuse to play by themselves: the poster stays.
      },
    );
    return () => {
      video.pause();
      if (video.dataset.state === "playing") video.dataset.state = "paused";
    };
  });

  return () => {
    listening.abort();
    stop();
    for (const source of sources) source.remove();
    video.load();
    video.dataset.state = "still";
  };
}
