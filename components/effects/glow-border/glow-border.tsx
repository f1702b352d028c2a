import clsx from "clsx";
import type { ReactNode } from "react";

type GlowBorderProps = {
  speed?: number;
  chaos?: number;
  /** Of the line, in pixels; the resting ring is drawn by glow-border.css. */
  thickness?: number;
  className?: string;
  /** One box; the line follows its round corners. */
  children: ReactNode;
};

/** A line of light around a box; a static ring if effects are off. */
export function GlowBorder({
  speed = 1,
  chaos = 1,
  thickness = 2,
  className,
  children,
}: GlowBorderProps) {
  return (
    <div
      data-effect="glow-border"
      data-testid="glow-border"
      data-state="still"
      data-speed={speed}
      data-chaos={chaos}
      data-thickness={thickness}
      className={clsx("glow", className)}
    >
      {children}
      <span aria-hidden className="glow-halo" />
      <span aria-hidden className="glow-ring" />
    </div>
  );
}
