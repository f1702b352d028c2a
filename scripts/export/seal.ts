import { createHash } from "node:crypto";
import { addressOf, type Page } from "./pages";

/**
 * Puts a hash of a page and of its address behind it: the worker knows by it
 * what came whole and unchanged (`lib/offline/worker/check-response.ts`). To
 * be run after every step that changes pages.
 */
export function seal({ file, html }: Page): Page {
  const sum = createHash("sha256")
    .update(html + addressOf(file))
    .digest("base64url");
  return { file, html: `${html}<!--${sum.slice(0, 10)}-->` };
}
