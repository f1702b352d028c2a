"use client";

import type { MouseEvent, ReactNode } from "react";
import { closeWhenLeft } from "../ui/close-when-left";

type SiteMenuProps = { label: string; icon: ReactNode; children: ReactNode };

/**
 * The menu of the header. The browser itself opens it, and closes it on Escape
 * and on a press outside, even before the scripts have started.
 */
export function SiteMenu({ label, icon, children }: SiteMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={label}
        className="cursor-target -mr-2.5 flex size-12 items-center justify-center"
      >
        {icon}
      </button>
      <div
        id="menu"
        popover="auto"
        onClick={closeOnChoice}
        onBlur={closeWhenLeft}
        className="fixed top-[4.25rem] right-[--spacing(4)] left-auto m-0 max-h-[calc(100dvh-4.5rem-var(--places))] w-[min(20rem,100vw-2rem)] flex-col overflow-y-auto rounded-card border-2 border-asphalt-500 bg-asphalt-900 p-2 text-lane-100 open:flex"
      >
        {children}
      </div>
    </>
  );
}

function closeOnChoice(event: MouseEvent<HTMLElement>) {
  const isLink = (event.target as Element).closest("a") !== null;
  if (isLink) event.currentTarget.hidePopover();
}
