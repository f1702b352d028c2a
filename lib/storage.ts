import type { StorageValue } from "zustand/middleware";
import { SAVED_VERSION, type SavedProgress } from "./saved-progress";

/** The three calls of a browser storage that we use. */
type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A storage for the time that the page is open. */
function memoryStorage(): TextStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}

/** The browser's storage, or null where it is missing or blocked. */
function browserStorage(): TextStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

const memory = memoryStorage();
const browser = browserStorage();
let failed = browser === null;

/** False once something could not be kept beyond this page. */
export const keepsProgress = () => !failed;

/** Runs a call on the browser's storage; remembers when that fails. */
function attempt<T>(call: (storage: TextStorage) => T): T | null {
  if (!browser) return null;

  try {
    return call(browser);
  } catch {
    failed = true;
    return null;
  }
}

// A full storage is still read: it holds what was kept before.
attempt((storage) => {
  storage.setItem("menkyo-mitra:probe", "");
  storage.removeItem("menkyo-mitra:probe");
});

/** What could not be kept in the browser is newer than what is there. */
export const read = (key: string) =>
  memory.getItem(key) ?? attempt((storage) => storage.getItem(key));

/** Keeps a text; in memory if the browser cannot. */
export function write(key: string, text: string) {
  attempt((storage) => storage.setItem(key, text));
  if (failed) memory.setItem(key, text);
}

function remove(key: string) {
  attempt((storage) => storage.removeItem(key));
  memory.removeItem(key);
}

/**
 * Keeps progress as JSON. Never throws. What cannot be read is copied to a
 * "-broken" key before it is replaced; what a newer release wrote is left as
 * it is, and nothing is written over it.
 */
export const progressStorage = {
  getItem: (key: string): StorageValue<SavedProgress> | null => {
    const text = read(key);
    if (text === null) return null;

    const item = parse(text);
    if (item) return noteNewer(item) ? null : item;

    write(`${key}-broken`, text);
    remove(key);
    return null;
  },
  setItem: (key: string, value: StorageValue<SavedProgress>) => {
    const text = read(key);
    const written = text === null ? null : parse(text);
    if (written && noteNewer(written)) return;

    write(key, JSON.stringify(value));
  },
  removeItem: (key: string) => {
    remove(key);
    remove(`${key}-broken`);
  },
};

/** Whether a newer release wrote it; notes that no more is kept, if so. */
function noteNewer({ version }: { version: number }): boolean {
  if (version <= SAVED_VERSION) return false;

  failed = true;
  return true;
}

/** An item as zustand writes it; `state` is checked by whoever reads it. */
function parse(
  text: string,
): (StorageValue<SavedProgress> & { version: number }) | null {
  try {
    const item: unknown = JSON.parse(text);
    if (typeof item !== "object" || item === null) return null;
    if (!("version" in item && "state" in item)) return null;
    if (typeof item.version !== "number") return null;
    return item as StorageValue<SavedProgress> & { version: number };
  } catch {
    return null;
  }
}
