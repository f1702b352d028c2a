import { readFileSync } from "node:fs";
import { join } from "node:path";

const charactersFile = join(__dirname, "font/characters.txt");
/** What Overpass and Mukta have, with the joiners of Devanagari. */
const covered = /[\u0000-\u00ff–—‘’“”…•\u0900-\u097f\u200c\u200d\u2060]/;

/**
 * Fails if the book has a character that its fonts do not have: it would be
 * drawn with whatever font the machine has.
 */
export function checkCharacters(text: string) {
  const known = new Set(readFileSync(charactersFile, "utf8"));
  const missing = new Set(
    [...text].filter(
      (character) => !covered.test(character) && !known.has(character),
    ),
  );
  if (missing.size > 0)
    throw new Error(
      `Add to scripts/book/font/characters.txt: ${[...missing].join("")}`,
    );
}
