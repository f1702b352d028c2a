import { parseRecord } from "../browser/check-json";
import {
  recordNotKept,
  readText,
  removeText,
  writeText,
} from "../browser/storage";

/** The form in which something is kept: a text that says its version. */
export type Codec<Value> = {
  write: (value: Value) => string;
  /** Null for a text that cannot be read, or that a newer release wrote. */
  read: (text: string) => Value | null;
  /** Whether a newer release wrote a text: then it is left as it is. */
  isNewer: (text: string) => boolean;
};

/** Whether a text is JSON of a newer version than this. */
export function isNewerJson(text: string, version: number): boolean {
  const written = parseRecord(text)?.version;
  return typeof written === "number" && written > version;
}

/**
 * What is kept under a key; null if that is nothing. What cannot be read is
 * moved to a "-broken" key, before anything replaces it.
 */
export function readKept<Value>(
  key: string,
  { read, isNewer }: Codec<Value>,
): Value | null {
  const text = readText(key);
  const value = text === null ? null : read(text);
  if (text === null || value !== null) return value;

  if (isNewer(text)) recordNotKept();
  else {
    // First, so that there is room for the other.
    removeText(key);
    writeText(`${key}-broken`, text);
  }
  return null;
}

/**
 * Keeps a value under a key, but not in the place of what a newer release
 * wrote. Gives back the text that is there then.
 */
export function writeKept<Value>(
  key: string,
  { write, isNewer }: Codec<Value>,
  value: Value,
): string {
  const before = readText(key) ?? "";
  if (isNewer(before)) {
    recordNotKept();
    return before;
  }
  const text = write(value);
  writeText(key, text);
  return text;
}
