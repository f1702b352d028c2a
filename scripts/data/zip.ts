import { strToU8, zipSync } from "fflate";

/** What is packed, by its path in the archive. */
export type Entries = Readonly<Record<string, string | Uint8Array>>;

/** The first day that a zip can name: the same files make the same bytes. */
const mtime = new Date(1980, 0, 1);

/** Packs files; texts are written as UTF-8. */
export function zip(entries: Entries): Uint8Array {
  const files = Object.entries(entries).map(
    ([path, content]) =>
      [path, typeof content === "string" ? strToU8(content) : content] as const,
  );
  return zipSync(Object.fromEntries(files), { level: 9, mtime });
}
