/** Numbers put side by side, bit by bit, as letters of a code: five a letter. */
import { LETTERS } from "../exam/seed";

/** Bits of one letter. */
export const LETTER_BITS = 5;

/** A number and how many bits it has room for. */
type Field = readonly [number: number, bits: number];

/** The letters of numbers in their order; the last letter is filled with 0. */
export function toLetters(fields: readonly Field[]): string {
  const bits = fields
    .map(([number, size]) => number.toString(2).padStart(size, "0"))
    .join("");
  const parts = bits.match(/.{1,5}/g) ?? [];
  return parts
    .map((part) => LETTERS.charAt(parseInt(part.padEnd(LETTER_BITS, "0"), 2)))
    .join("");
}

/** Reads numbers one after the other; null once the letters are at their end. */
export function bitReader(letters: string) {
  const bits = [...letters]
    .map((letter) =>
      LETTERS.indexOf(letter).toString(2).padStart(LETTER_BITS, "0"),
    )
    .join("");
  let place = 0;
  return (size: number): number | null => {
    const part = bits.slice(place, place + size);
    place += size;
    return part.length === size ? parseInt(part, 2) : null;
  };
}
