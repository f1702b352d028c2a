"use client";

import clsx from "clsx";
import type { ReactNode } from "react";
import { useEffectOn } from "../use-effect-on";

type GlowBorderProps = {
  speed?: number;
  chaos?: number;
  /** Of the line, in pixels; the resting ring is drawn by globals.css. */
  thickness?: number;
  className?: string;
  /** One box; the line follows its round corners. */
  children: ReactNode;
};

/** A line of light round a box; a resting ring where effects are off. */
export function GlowBorder({
  speed = 1,
  chaos = 1,
  thickness = 2,
  className,
  children,
}: GlowBorderProps) {
  const box = useEffectOn<HTMLDivElement>(load);

  return (
    <div
      ref={box}
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

const load = () => import("./start").then((module) => module.startGlowBorder);
