import { signs, type SignId } from "@/content/pictures";
import { confusions } from "@/content/pictures/confusions";
import { ne as meanings } from "@/content/pictures/meanings/ne";
import { rulesOfSigns } from "@/content/pictures/rules";
import { rules } from "@/content/rules";
import { signGroups } from "@/content/sign-groups";

const ids = Object.keys(signs) as SignId[];

const kanji = /\p{Script=Han}/u;
const annotation = /\[[\p{Script=Hiragana}ー]+\]/gu;

describe("the signs", () => {
  it("are in one group each", () => {
    const kinds: string[] = signGroups.map(({ kind }) => kind);

    expect(new Set(ids.map((id) => signs[id].kind))).toEqual(new Set(kinds));
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it("stand for their own group only", () => {
    const strangers = signGroups.flatMap(({ kind, examples }) =>
      examples.filter((id) => signs[id].kind !== kind),
    );

    expect(strangers).toEqual([]);
  });

  it("all have a meaning in Nepali, and nothing else does", () => {
    expect(Object.keys(meanings).sort()).toEqual([...ids].sort());
  });

  it("have a meaning of one or a few sentences that ends with a full stop", () => {
    expect(ids.filter((id) => !signs[id].meaning.endsWith("."))).toEqual([]);
  });
});

describe("the reading of a name", () => {
  it("is the name itself with kana after each word", () => {
    expect(
      ids.filter((id) => {
        const { ja, reading } = signs[id];
        return reading.replace(annotation, "") !== ja;
      }),
    ).toEqual([]);
  });

  it("leaves no kanji without kana", () => {
    expect(
      ids.filter((id) =>
        kanji.test(
          signs[id].reading.replace(/\p{Script=Han}+\[[^\]]+\]/gu, ""),
        ),
      ),
    ).toEqual([]);
  });

  it("is the same wherever a word appears", () => {
    const readings = new Map<string, Set<string>>();
    for (const id of ids)
      for (const [, word = "", kana = ""] of signs[id].reading.matchAll(
        /(\p{Script=Han}{2,})\[([^\]]+)\]/gu,
      ))
        readings.set(word, (readings.get(word) ?? new Set()).add(kana));

    expect([...readings].filter(([, kana]) => kana.size > 1)).toEqual([]);
  });
});

describe("signs that are confused", () => {
  it("are two different signs, and each pair is listed once", () => {
    const pairs = confusions.map((pair) => [...pair].sort().join(" "));

    expect(confusions.filter(([one, other]) => one === other)).toEqual([]);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it("include those that a test asks to tell apart", () => {
    const pairs = confusions.map((pair) => [...pair].sort().join(" "));

    expect(pairs).toEqual(
      expect.arrayContaining(["315 316", "327-8 327-9", "329-a 330-a"]),
    );
  });
});

describe("the rule of a sign", () => {
  it("cites the number of the sign, if it cites a number", () => {
    const wrong = Object.entries(rulesOfSigns).filter(([id, rule]) => {
      const { kind, number } = signs[id as SignId] as {
        kind: string;
        number?: string;
      };
      const prefix = kind === "marking" ? "SO marking " : "SO ";
      const named = rules[rule].basis.filter((basis) =>
        /^SO (?:marking )?\d{3}/.test(basis),
      );
      return (
        number !== undefined &&
        // A plate may share the rule of the sign above it.
        kind !== "auxiliary" &&
        named.length > 0 &&
        !named.some((basis) => numberFits(number, basis, prefix))
      );
    });

    expect(wrong.map(([id, rule]) => `${id}: ${rule}`)).toEqual([]);
  });
});

/** "323" fits "SO 323"; "311-A" fits "SO 311-A" and "SO 311". */
function numberFits(number: string, basis: string, prefix: string): boolean {
  const place = basis.replace(prefix, "");
  return number === place || number.startsWith(`${place}-`);
}
