"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { focusMainHeading } from "@/lib/browser/focus";
import { subscribeToScroll } from "./subscribe-to-scroll";

/** Floats over the landing page once it is scrolled, and shows how far. */
export function ScrollToTop({
  label,
  icon,
}: {
  label: string;
  icon: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => subscribeToScroll(button.current), []);

  return (
    <button
      ref={button}
      type="button"
      hidden
      onClick={goToTop}
      className="cursor-target fixed right-4 bottom-[calc(1rem+var(--places))] z-10 flex size-14 flex-col items-center justify-center plate text-sm leading-none font-extrabold [font-variant-numeric:tabular-nums] [--plate:var(--color-info-600)] hover:plate-lit"
    >
      {icon}
      <span className="w-full text-center" />
      <span className="sr-only">{label}</span>
    </button>
  );
}

function goToTop() {
  scrollTo({ top: 0 });
  focusMainHeading();
}
