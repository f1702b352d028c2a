"use client";

import type { Messages } from "@/content/ui/schema";
import { chooseEffects, useLevel } from "./level";

/** Turns all decoration on and off; drawn by effects-switch.css. */
export function EffectsSwitch({ messages }: { messages: Messages["effects"] }) {
  const isOn = useLevel() !== "off";

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      // Set right by the script below before the page is painted.
      suppressHydrationWarning
      onClick={() => chooseEffects(!isOn)}
      className="switch cursor-target"
    >
      {messages.name}
      <span aria-hidden className="switch-track">
        <span className="switch-on">{messages.on}</span>
        <span className="switch-off">{messages.off}</span>
      </span>
    </button>
  );
}
