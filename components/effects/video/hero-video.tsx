"use client";

import { useEffectOn } from "../use-effect-on";

type HeroVideoProps = {
  poster: string;
  /** Fetched once the page is idle, the first that can be played. */
  sources: readonly string[];
  className?: string;
};

/** A silent scene behind the headline; its poster where effects are off. */
export function HeroVideo({ poster, sources, className }: HeroVideoProps) {
  const video = useEffectOn<HTMLVideoElement>(load);

  return (
    <video
      ref={video}
      data-testid="hero-video"
      data-state="still"
      data-sources={sources.join(" ")}
      poster={poster}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      tabIndex={-1}
      aria-hidden
      className={className}
    />
  );
}

const load = () => import("./start").then((module) => module.startHeroVideo);
