type HeroVideoProps = {
  poster: string;
  /** Loaded once the page is idle: the first that can be played. */
  sources: readonly string[];
  className?: string;
};

/** A silent scene behind the headline; its poster if effects are off. */
export function HeroVideo({ poster, sources, className }: HeroVideoProps) {
  return (
    <video
      data-effect="hero-video"
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
