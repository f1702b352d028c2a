import { shortHash } from "../text/short-hash";
import type { Hashes, SignedText } from "./texts";

/** The hashes of a text as it is now. Only for the build. */
export function hashesOf({ lines, asks }: SignedText): Hashes {
  const all = (parts: readonly string[]) => shortHash(parts.join("\n"));
  return {
    source: all(lines.map(({ source }) => source)),
    text: all(lines.map(({ text }) => text)),
    key: all(asks.map(({ answer }) => String(answer))),
  };
}

/** One hash of all three, as a reader's block carries it. */
export function stampOf(text: SignedText): string {
  const { source, text: own, key } = hashesOf(text);
  return shortHash([source, own, key].join());
}
