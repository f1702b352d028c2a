/** @jest-environment node */
import { rules } from "@/content/rules";
import { checkReadings } from "@/lib/signed/check";
import { hashesOf } from "@/lib/signed/hashes";
import type { Reading } from "@/lib/signed/states";
import type { SignedText } from "@/lib/signed/texts";
import {
  readSigned,
  translations,
  type SignedLanguage,
} from "@/scripts/content/signed-files";

const ref = "gaimen-1/7";
let signed: SignedLanguage;
let readings: { [ref]: Reading[] };
beforeAll(async () => {
  signed = await readSigned("ne");
  const now = hashesOf(signed.texts.get(ref)!);
  const by = (name: string): Reading => ({
    ...now,
    by: name,
    on: "2027-01-04",
    how: "blind",
  });
  readings = { [ref]: [by("S. K."), by("B. T.")] };
});

/** The texts with one of them changed. */
function withText(change: Partial<SignedText>) {
  const text = { ...signed.texts.get(ref)!, ...change };
  return new Map(signed.texts).set(ref, text);
}

it.each(translations)("the readings in %s hold", async (language) => {
  const { readings: kept, texts } = await readSigned(language);

  expect(checkReadings(language, kept, texts)).toEqual([]);
});

it("every text is read under a name of its own, beside its source", () => {
  const all = signed.groups.flatMap(({ texts }) => texts);

  expect(signed.texts.size).toBe(all.length);
  for (const id of Object.keys(rules))
    expect(signed.texts.has(`rules/${id}`)).toBe(true);
  const hasNone = all.filter(
    ({ ref, lines }) =>
      lines.length === 0 ||
      (lines.some(({ source }) => source === "") && !/^hazards/.test(ref)),
  );
  expect(hasNone).toEqual([]);
});

it("accepts what two people signed", () => {
  expect(checkReadings("ne", readings, signed.texts)).toEqual([]);
});

it.each(["text", "source"] as const)(
  "refuses a signed text whose %s changed",
  (part) => {
    const [first, ...rest] = signed.texts.get(ref)!.lines;
    const lines = [{ ...first!, [part]: "दायाँ" }, ...rest];

    expect(checkReadings("ne", readings, withText({ lines }))).toEqual([
      'gaimen-1/7, in "ne": changed since S. K. and B. T. signed it. Undo the change, or run: npm run signed -- ne gaimen-1/7 --changed',
    ]);
  },
);

it("refuses a signed text whose answer changed, until it is given up", () => {
  const [ask] = signed.texts.get(ref)!.asks;
  const texts = withText({ asks: [{ ...ask!, answer: 1 - ask!.answer }] });
  const givenUp = readings[ref].map((one) => ({
    ...one,
    lost: "2027-02-01" as const,
  }));

  expect(checkReadings("ne", readings, texts)).toHaveLength(1);
  expect(checkReadings("ne", { [ref]: givenUp }, texts)).toEqual([]);
});

it.each<[string, object]>([
  ["a program may doubt, but never sign", { how: "program" }],
  ['"state" is computed or unknown; remove it', { state: "signed" }],
  ["a doubt says nothing", { doubt: "" }],
  ['"quickly" is no way to read', { how: "quickly" }],
  ["there is no day soon", { on: "soon" }],
])("refuses a reading typed by hand: %s", (fault, change) => {
  const [first] = readings[ref];
  const typed = { [ref]: [{ ...first!, ...change }] };

  expect(checkReadings("ne", typed, signed.texts)).toEqual([
    `gaimen-1/7, in content/signed/ne.json: ${fault}`,
  ]);
});

it("refuses readings of a text that is gone", () => {
  expect(checkReadings("ne", { "old/1": [] }, signed.texts)).toEqual([
    "old/1: no longer exists, but content/signed/ne.json still has it",
  ]);
});
