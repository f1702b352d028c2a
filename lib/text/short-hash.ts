import { createHash } from "node:crypto";

/** A short name of what a text says: changes with it. Only for the build. */
export function shortHash(text: string, length = 8): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, length);
}
