/** @jest-environment node */
import { checks } from "@/scripts/content/checks";
import {
  readContent,
  type Content,
  type SetContent,
} from "@/scripts/content/content";
import { driftsOf } from "@/scripts/content/nepali/drift";
import { nepaliPairs } from "@/scripts/content/nepali/pairs";

let content: Content;
beforeAll(async () => {
  content = await readContent();
});

/** The content with another Nepali text of one question. */
function withNepali(
  setId: string,
  id: number,
  change: (
    text: NonNullable<SetContent["texts"]["ne"]>[number],
  ) => Partial<NonNullable<SetContent["texts"]["ne"]>[number]>,
): Content {
  const sets = content.sets.map((set) => {
    const text = set.texts.ne?.[id];
    if (set.id !== setId || !text) return set;

    const ne = { ...set.texts.ne, [id]: { ...text, ...change(text) } };
    return { ...set, texts: { ...set.texts, ne } };
  });
  return { ...content, sets };
}

const said = (planted: Content) =>
  Object.values(checks)
    .flatMap((check) => check(planted))
    .join("\n");

const turnLeft = "On this signal, you must not turn left without a stop.";

it.each([
  [
    "the other side",
    "यस बत्तीमा नरोकी दायाँ मोड्नु हुँदैन।",
    turnLeft,
    "left and right differ",
  ],
  [
    "may for must not",
    "पहेँलो बत्तीमा जान सकिन्छ।",
    "You must not go on a yellow light.",
    '"must not" is missing',
  ],
  [
    "must for may",
    "हरियो बत्तीमा दायाँ मोड्नुपर्छ।",
    "You may turn right on green.",
    "the Nepali orders it, the English does not",
  ],
  [
    "must not for may",
    "हरियो बत्तीमा दायाँ मोड्नु हुँदैन।",
    "You may turn right on green.",
    "the Nepali forbids it, the English does not",
  ],
  [
    "may for must",
    "रातो बत्तीमा रोक्न सकिन्छ।",
    "You must stop on red.",
    "the Nepali allows it, the English does not",
  ],
  [
    "must for need not",
    "क्रसिङमा रोक्नुपर्छ।",
    "You do not have to stop at the crossing.",
    '"do not have to" is missing',
  ],
  [
    "need not for must",
    "क्रसिङमा रोक्नुपर्दैन।",
    "You must stop at the crossing.",
    'the Nepali says "need not", the English does not',
  ],
  [
    "a lost only",
    "साइकल यो बाटोमा चलाउन सकिन्छ।",
    "Only bicycles may use this way.",
    '"only" is missing',
  ],
  [
    "an added only",
    "यो बाटोमा साइकल मात्र चलाउन सकिन्छ।",
    "Bicycles may use this way.",
    'the Nepali says "only", the English does not',
  ],
  [
    "a lost unless",
    "चोकमा तुरुन्तै बिस्तारै गुडाउनुपर्छ।",
    "You must drive slowly at an intersection, unless you are on a priority road.",
    '"unless" or "except" is missing',
  ],
  [
    "a lost not",
    "यो चिह्नले सडक थुन्छ।",
    "This sign does not close the road.",
    "the English denies it, the Nepali does not",
  ],
  [
    "an added not",
    "हर्न बजाउनु पर्ने ठाउँमा त्यो चिह्न हुँदैन।",
    "A sign stands where the horn is sounded.",
    "the Nepali denies it, the English does not",
  ],
])("%s is found", (_, nepali, english, message) => {
  expect(driftsOf(nepali, english, "statement")).toContain(message);
});

it("finds nothing in a right text with both sides", () => {
  const nepali = "दायाँ किनारमा होइन, बायाँ किनारमा पार्किङ गर्नुपर्छ।";
  const english = "You must park at the left edge, not on the right.";

  expect(driftsOf(nepali, english, "statement")).toEqual([]);
});

it("finds दायाँ for बायाँ in one statement", () => {
  const { place, nepali } =
    nepaliPairs(content).find(
      ({ kind, nepali, english }) =>
        kind === "statement" &&
        nepali.split("बायाँ").length === 2 &&
        !nepali.includes("दायाँ") &&
        /\bleft\b/.test(english),
    ) ?? {};
  const [, setId = "", id = ""] =
    /^(.*), question (\d+)$/.exec(place ?? "") ?? [];
  const planted = withNepali(setId, Number(id), () => ({
    question: nepali?.replace("बायाँ", "दायाँ") ?? "",
  }));

  expect(said(planted)).toContain(`${place}, in "ne": left and right differ`);
});

/** One word for another in every statement -> the least share that is found. */
it.each([
  [
    "the other side",
    /बायाँ|दायाँ/u,
    (side: string) => (side === "बायाँ" ? "दायाँ" : "बायाँ"),
    0.8,
  ],
  ["must for must not", /नु हुँदैन।$/u, () => "नुपर्छ।", 0.6],
  ["must not for must", /नुपर्छ।$/u, () => "नु हुँदैन।", 0.6],
  ["must not for may", /न (?:सकिन्छ|पाइन्छ)।$/u, () => "नु हुँदैन।", 0.5],
  ["need not for must", /नुपर्छ।$/u, () => "नुपर्दैन।", 0.6],
  ["no only", / मात्र(?= )/u, () => "", 0.4],
] as const)("finds %s in most statements", (_, word, other, least) => {
  const statements = nepaliPairs(content).filter(
    ({ kind, nepali }) => kind === "statement" && word.test(nepali),
  );
  const found = statements.filter(
    ({ nepali, english }) =>
      driftsOf(nepali.replace(word, other), english, "statement").length > 0,
  );

  expect(found.length / statements.length).toBeGreaterThanOrEqual(least);
});

it.each(["question", "explanation"] as const)(
  "says that the %s is missing",
  (name) => {
    const planted = withNepali("karimenkyo-1", 3, () => ({
      [name]: undefined,
    }));

    expect(said(planted)).toContain(
      `karimenkyo-1, question 3, in "ne": the ${name} is missing`,
    );
  },
);

it("says that an explanation is missing in the source", () => {
  const sets = content.sets.map((set) =>
    set.id === "karimenkyo-1"
      ? {
          ...set,
          questions: set.questions.map((question) =>
            question.id === 3
              ? ({ ...question, explanation: undefined } as never)
              : question,
          ),
        }
      : set,
  );

  expect(said({ ...content, sets })).toContain(
    "karimenkyo-1, question 3: the explanation is missing",
  );
});
