import type { StorageValue } from "zustand/middleware";
import {
  noteNotKept,
  readText,
  removeText,
  writeText,
} from "@/lib/browser/storage";
import { SAVED_VERSION, type SavedProgress } from "./saved-progress";

type Item = StorageValue<SavedProgress> & { version: number };

/**
 * Keeps the progress of sets as JSON, for zustand. Never throws. What cannot
 * be read is copied to a "-broken" key before it is replaced; what a newer
 * release wrote is left as it is, and nothing is written over it.
 */
export const progressStorage = {
  getItem: (key: string): StorageValue<SavedProgress> | null => {
    const text = readText(key);
    if (text === null) return null;

    const item = parse(text);
    if (item) return isNewer(item) ? null : item;

    // First, so that there is room for the other.
    removeText(key);
    writeText(`${key}-broken`, text);
    return null;
  },
  setItem: (key: string, value: StorageValue<SavedProgress>) => {
    const text = readText(key);
    const written = text === null ? null : parse(text);
    if (written && isNewer(written)) return;

    writeText(key, JSON.stringify(value));
  },
  /** Whether a newer release wrote what is there: then nothing is replaced. */
  isNewer: (key: string): boolean => {
    const text = readText(key);
    const item = text === null ? null : parse(text);
    return item !== null && item.version > SAVED_VERSION;
  },
  removeItem: (key: string) => {
    removeText(key);
    removeText(`${key}-broken`);
  },
};

/** Whether a newer release wrote it; notes that no more is kept, if so. */
function isNewer({ version }: Item): boolean {
  if (version <= SAVED_VERSION) return false;

  noteNotKept();
  return true;
}

/** An item as zustand writes it; `state` is checked by whoever reads it. */
function parse(text: string): Item | null {
  try {
    const item: unknown = JSON.parse(text);
    if (typeof item !== "object" || item === null) return null;
    if (!("version" in item && "state" in item)) return null;
    if (typeof item.version !== "number") return null;
    return item as Item;
  } catch {
    return null;
  }
}
