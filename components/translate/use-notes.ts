import { useMemo, useSyncExternalStore } from "react";
import { readText, writeText } from "@/lib/browser/storage";
import {
  notesKey,
  readNotes,
  writeNotes,
  type Notes,
} from "@/lib/signed/notes";
import type { Translation } from "@/lib/signed/texts";
import { subscribeToStorage } from "../ui/subscribe-to-storage";

const listeners = new Set<() => void>();

function subscribe(note: () => void) {
  listeners.add(note);
  const stop = subscribeToStorage(note);
  return () => {
    listeners.delete(note);
    stop();
  };
}

/** A reader's notes on a translation, and a way to change what is kept. */
export function useNotes(translation: Translation) {
  const key = notesKey(translation);
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  );
  const notes = useMemo(() => readNotes(text), [text]);
  /** Another tab may have noted more since. */
  const change = (edit: (kept: Notes) => Notes) => {
    writeText(key, writeNotes(edit(readNotes(readText(key)))));
    listeners.forEach((note) => note());
  };
  return { notes, change };
}
