import { dayOfIso } from "../text/days";
import { hashesOf } from "./hashes";
import { lostSignatures, ways, type Reading, type Readings } from "./states";
import type { SignedText, Translation } from "./texts";

/** What the file of readings may say of one. */
const fields = "source text key by on how doubt lost".split(" ");

/**
 * What is wrong with the readings of a language: a text that was signed and
 * has changed, a reading of no text, one that nobody can have noted. A
 * sentence for each.
 */
export function checkReadings(
  language: Translation,
  readings: Readings,
  texts: ReadonlyMap<string, SignedText>,
): string[] {
  const file = `content/signed/${language}.json`;
  return Object.entries(readings).flatMap(([ref, all]) => {
    const text = texts.get(ref);
    if (!text) return [`${ref}: no longer exists, but ${file} still has it`];

    const faults = all.flatMap((one) =>
      faultsOf(one).map((fault) => `${ref}, in ${file}: ${fault}`),
    );
    const lost = lostSignatures(all, hashesOf(text));
    const names = [...new Set(lost.map(({ by }) => by))].join(" and ");
    return lost.length === 0
      ? faults
      : [
          ...faults,
          `${ref}, in "${language}": changed since ${names} signed it. Undo the change, or run: npm run signed -- ${language} ${ref} --changed`,
        ];
  });
}

function faultsOf(reading: Reading): string[] {
  const { by, on, how, doubt, source, text, key } = reading;
  const strange = Object.keys(reading).find((name) => !fields.includes(name));
  const faults: readonly [isSo: boolean, fault: string][] = [
    [strange !== undefined, `"${strange}" is computed or unknown; remove it`],
    [![by, source, text, key].every(Boolean), "a reading is not complete"],
    [dayOfIso(on) === null, `there is no day ${on}`],
    [!Object.hasOwn(ways, how), `"${how}" is no way to read`],
    [how === "program" && !doubt, "a program may doubt, but never sign"],
    [doubt === "", "a doubt says nothing"],
  ];
  return faults.flatMap(([isSo, fault]) => (isSo ? [fault] : []));
}
