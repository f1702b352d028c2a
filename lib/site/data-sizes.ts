import "server-only";
import { statSync } from "node:fs";
import { join } from "node:path";

/** Size in bytes of a file of `public/`, as `npm run generate` made it. */
export function publicBytes(path: string): number {
  return statSync(join(process.cwd(), "public", path)).size;
}
