import { readBlocks, type Sent } from "./block";
import { hashesOf, stampOf } from "./hashes";
import { isOf, personOf, type Reading, type Readings } from "./states";
import type { SignedText } from "./texts";

/** The texts of each language by their refs, and their readings so far. */
export type Known = Readonly<
  Record<string, { texts: ReadonlyMap<string, SignedText>; readings: Readings }>
>;

/** The readings with another one behind those of its text. */
export function addReading(
  readings: Readings,
  ref: string,
  reading: Reading,
): Readings {
  return { ...readings, [ref]: [...(readings[ref] ?? []), reading] };
}

/**
 * Takes the blocks of a text over. Returns the readings of each language after
 * it, how many are new, and a sentence for each line that was not taken.
 */
export function takeBlocks(text: string, known: Known, release: string) {
  const { sent, problems } = readBlocks(text);
  const after: Record<string, Readings> = Object.fromEntries(
    Object.entries(known).map(([code, { readings }]) => [code, readings]),
  );
  const taken = new Map<string, number>();
  for (const one of sent) {
    const { language, by, on } = one.reader;
    const readings = after[language];
    const own = known[language]?.texts.get(one.ref);
    const id = [language, personOf({ by }), one.ref, one.how].join(" ");
    const problem =
      doubled(taken.get(id)) ?? problemOf(one, own, readings, release);
    if (problem !== undefined || !own || !readings) {
      problems.push(`line ${one.line}: ${one.ref} ${problem}`);
      continue;
    }
    taken.set(id, one.line);
    const { how, doubt } = one;
    const reading = { ...hashesOf(own), by, on, how };
    after[language] = addReading(readings, one.ref, {
      ...reading,
      ...(doubt !== undefined && { doubt }),
    });
  }
  return { after, count: taken.size, problems };
}

const doubled = (line: number | undefined) =>
  line === undefined ? undefined : `is doubled; line ${line} was taken`;

/** Why a finding is not taken; undefined where it is. */
function problemOf(
  { ref, stamp, how, doubt, reader }: Sent,
  text: SignedText | undefined,
  readings: Readings | undefined,
  release: string,
): string | undefined {
  const from =
    reader.release === release
      ? ""
      : ` (the block is from release ${reader.release})`;
  if (!readings) return `is in "${reader.language}", which has no readings`;
  if (!text) return `does not exist${from}`;
  if (stampOf(text) !== stamp)
    return `changed since it was read; it must be read again${from}`;

  if (how === "blind" && text.asks.length === 0)
    return "asks nothing that could be answered blind";

  const isNoted = (readings[ref] ?? [])
    .filter(isOf(hashesOf(text)))
    .some(
      (one) =>
        personOf(one) === personOf(reader) &&
        one.how === how &&
        one.doubt === doubt,
    );
  return isNoted ? "is noted already" : undefined;
}
