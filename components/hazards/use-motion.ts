import { useEffect, useEffectEvent, useRef, useState } from "react";
import { onceSeen } from "@/lib/browser/after-paint";
import type { Phase } from "@/lib/motion/film";
import { loadPlayer, type Player } from "./load-player";

/** A film that comes later than this, in ms, does not start by itself. */
const PATIENCE = 2500;

type Shown = {
  /** Address of its picture, without the base path. */
  image: string;
  /** Whether the answers are shown, and with them what happens next. */
  isChecked: boolean;
  /** Whether they were checked just now, not on an earlier visit. */
  isFresh: boolean;
  /** Whether nothing is answered yet. */
  isNew: boolean;
  /** Whether the film goes on after the moment of the picture. */
  goesOn: boolean;
};

/** A scene in motion. */
export type Motion = ReturnType<typeof useMotion>;

/**
 * Sets a scene in motion: once when it is opened, and at Check with what
 * happens next.
 */
export function useMotion({ image, isChecked, isFresh, isNew, goesOn }: Shown) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const running = useRef<AbortController>(undefined);
  const since = useRef(0);
  const [player, setPlayer] = useState<{ play: Player } | "loading" | null>(
    "loading",
  );
  const [phase, setPhase] = useState<Phase | null>(null);

  const stop = () => running.current?.abort();
  const play = ({ play }: { play: Player }) => {
    stop();
    running.current = new AbortController();
    const parts: Phase[] =
      isChecked && goesOn ? ["next", "right"] : ["approach"];
    play(parts, setPhase, running.current.signal);
  };

  /** What comes late, or was seen before, waits for the button. */
  const startAlone = useEffectEvent((ready: { play: Player }) => {
    const isMeant = isChecked ? isFresh && goesOn : isNew;
    if (isMeant && performance.now() - since.current < PATIENCE) play(ready);
  });

  useEffect(() => {
    let isGone = false;
    // The scene is seen first.
    onceSeen(() => {
      if (isGone) return;
      void loadPlayer(image, canvas.current).then((play) => {
        if (!isGone) setPlayer(play && { play });
      });
    });
    return () => {
      isGone = true;
    };
  }, [image]);

  useEffect(() => {
    since.current = performance.now();
  }, [isChecked]);

  useEffect(() => {
    if (player === null || player === "loading") return;
    startAlone(player);
    return () => running.current?.abort();
  }, [player, isChecked]);

  const isReady = player !== null && player !== "loading";
  return {
    canvas,
    phase,
    /** Stills stand for what does not move. */
    isStill: player === null,
    /** Plays it again, or stops it; nothing where it does not move. */
    toggle: isReady ? () => (phase ? stop() : play(player)) : undefined,
  };
}
