/**
 * The code of a paper: six letters, such as K7QX2M. The first four are the
 * seed that it is drawn from, one of a million; the last two are the edition
 * of the questions, so that every code can say whether they have changed.
 */

export type ExamCode = { seed: number; edition: string };

/** Douglas Crockford's base 32: without I, L, O and U. */
export const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SEED_LENGTH = 4;
const EDITION_LENGTH = 2;
const code = new RegExp(`^[${LETTERS}]{${SEED_LENGTH + EDITION_LENGTH}}$`);

/** How many papers a test has. */
export const SEED_COUNT = LETTERS.length ** SEED_LENGTH;

/** The six letters of a code; a seed from 0 to below `SEED_COUNT`. */
export function formatCode({ seed, edition }: ExamCode): string {
  return toLetters(seed, SEED_LENGTH) + edition;
}

/** Names the edition by a number, such as the beginning of a hash. */
export function formatEdition(number: number): string {
  return toLetters(number, EDITION_LENGTH);
}

/**
 * The letters of a code as people type it or paste it with its link: in any
 * case, with spaces, dashes, quotes or "#", wide letters or Nepali digits, O
 * for 0, I and L for 1, U for V. What else is in the text stays in it.
 */
export function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/^.*#/s, "")
    .toUpperCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\s\u200b-\u200f\u202a-\u202e"'“”‘’\-_.·]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
    .replaceAll("U", "V");
}

/** Reads a code however it is typed; null if it is not a code. */
export function parseCode(text: string): ExamCode | null {
  const letters = lettersOf(text);
  if (!code.test(letters)) return null;

  const seed = [...letters.slice(0, SEED_LENGTH)].reduce(
    (sum, letter) => sum * LETTERS.length + LETTERS.indexOf(letter),
    0,
  );
  return { seed, edition: letters.slice(SEED_LENGTH) };
}

/** A random seed. */
export function randomSeed(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % SEED_COUNT;
}

function toLetters(number: number, length: number): string {
  let rest = number;
  let letters = "";
  for (let place = 0; place < length; place += 1) {
    letters = LETTERS.charAt(rest % LETTERS.length) + letters;
    rest = Math.floor(rest / LETTERS.length);
  }
  return letters;
}
