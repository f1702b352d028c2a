import { languageCodes, type Language } from "@/content/languages";
import { questionSets, setIds } from "@/content/question-sets";
import { languagesOf } from "@/lib/addresses/set-language";
import type { Question } from "@/lib/answers/question";
import { readSet } from "@/lib/sets/read-set";
import {
  learn,
  suspicion,
  worstWords,
  type Sample,
} from "@/scripts/content/guesser";

/** How much better than chance a guesser without knowledge may be. */
const margin = 0.06;

type Guess = (question: Question, others: readonly Question[]) => number | null;

/** Share of right guesses, among the questions for which `guess` gives one. */
function shareRight(sets: readonly (readonly Question[])[], guess: Guess) {
  let right = 0;
  let guessed = 0;
  sets.forEach((questions, index) => {
    const others = sets.filter((_, other) => other !== index).flat();
    for (const question of questions) {
      const choice = guess(question, others);
      if (choice === null) continue;
      guessed += 1;
      if (choice === question.correctAnswer) right += 1;
    }
  });
  return { right, guessed, share: guessed === 0 ? 0 : right / guessed };
}

/** Learns once per left-out set. */
function remembered(sample: (question: Question) => Sample[]) {
  const habits = new Map<string, ReturnType<typeof learn>>();
  return (others: readonly Question[]) => {
    const key = others.map(({ revision }) => revision).join();
    const habit = habits.get(key) ?? learn(others.flatMap(sample));
    habits.set(key, habit);
    return habit;
  };
}

/** Each set of a kind with texts in the language. */
const setsIn = (language: Language, kind: "true-false" | "multiple-choice") =>
  Promise.all(
    setIds
      .filter((id) => questionSets[id].kind === kind)
      .filter((id) => languagesOf(id).includes(language))
      .map((id) => readSet(id, language)),
  );

/** Rules of thumb of a learner without knowledge: true if the words match. */
const thumbRules: Readonly<
  Record<Language, readonly (readonly [belief: string, words: RegExp])[]>
> = {
  en: [
    ["must is true, all else is false", /\bmust\b/],
    ["must not is true, all else is false", /\bmust not\b/],
    [
      "a permission is false, all else is true",
      /^(?!.*\b(may|need not|enough|can)\b)/,
    ],
    [
      "an absolute word is false, all else is true",
      /^(?!.*\b(only|always|never|all|every|any|nobody|by itself|because)\b)/,
    ],
    ["a condition is true, all else is false", /\b(if|when|unless|where)\b/],
    ["even is true, all else is false", /\beven\b/],
    ["should is false, all else is true", /^(?!.*\bshould\b)/],
  ],
  ne: [
    ["must is true, all else is false", /नुपर्छ/],
    ["must not is true, all else is false", /नु हुँदैन/],
    ["a permission is false, all else is true", /^(?!.*(सकिन्छ|पाइन्छ|नुपर्दैन))/],
    [
      "an absolute word is false, all else is true",
      /^(?!.*(मात्र|सधैँ|सबै|कुनै पनि))/,
    ],
    ["even is true, all else is false", /पनि|समेत/],
  ],
};

describe.each(languageCodes)("the true/false statements in %s", (language) => {
  const TRUE = 0;
  const FALSE = 1;
  const statement = ({ question, correctAnswer }: Question): Sample[] => [
    { text: question, right: correctAnswer === TRUE },
  ];
  let sets: readonly (readonly Question[])[];
  beforeAll(async () => {
    sets = await setsIn(language, "true-false");
    const samples = sets.flat().flatMap(statement);
    console.log("Words that give away the most statements:");
    console.table(worstWords(samples, 25));
  });

  it("cannot be guessed from words learnt in the other sets", () => {
    const habitOf = remembered(statement);
    const { share } = shareRight(sets, ({ question }, others) =>
      suspicion(habitOf(others), question) > 0 ? TRUE : FALSE,
    );
    console.log(
      `${language}, words: ${(share * 100).toFixed(1)} % of true/false answers guessed`,
    );

    expect(share).toBeLessThanOrEqual(0.5 + margin);
  });

  it.each(thumbRules[language])(
    "cannot be guessed by a rule of thumb: %s",
    (_, pattern) => {
      const { share } = shareRight(sets, ({ question }) =>
        pattern.test(question.toLowerCase()) ? TRUE : FALSE,
      );

      expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(margin);
    },
  );

  it("cannot be guessed from their length", () => {
    const lengths = sets
      .flat()
      .map(({ question }) => question.length)
      .sort((one, other) => one - other);
    const middle = lengths[Math.floor(lengths.length / 2)];
    const { share } = shareRight(sets, ({ question }) =>
      question.length > middle! ? TRUE : FALSE,
    );

    expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(margin);
  });
});

describe.each(languageCodes)("the four options in %s", (language) => {
  const choices = ({ options, correctAnswer }: Question): Sample[] =>
    options.map((text, index) => ({ text, right: index === correctAnswer }));
  const byLength = ({ options }: Question) =>
    options
      .map((text, index) => ({ index, length: text.length }))
      .sort((one, other) => other.length - one.length);
  const clearlyLongest = (question: Question) => {
    const [first, second] = byLength(question);
    return first!.length >= second!.length * 1.25 ? first!.index : null;
  };
  const chance = 0.25;
  let sets: readonly (readonly Question[])[];
  beforeAll(async () => {
    sets = await setsIn(language, "multiple-choice");
    console.log("Words that give away the most options:");
    console.table(worstWords(sets.flat().flatMap(choices), 25));
  });

  it("cannot be guessed from words learnt in the other sets", () => {
    const habitOf = remembered(choices);
    const { share } = shareRight(sets, ({ options }, others) => {
      const habit = habitOf(others);
      const scores = options.map((text) => suspicion(habit, text));
      return scores.indexOf(Math.max(...scores));
    });
    console.log(
      `${language}, words: ${(share * 100).toFixed(1)} % of multiple-choice answers guessed`,
    );

    expect(share).toBeLessThanOrEqual(chance + margin);
  });

  it.each<[string, Guess]>([
    ["longest", (question) => byLength(question)[0]!.index],
    ["shortest", (question) => byLength(question)[3]!.index],
    ["clearly longest", clearlyLongest],
  ])("cannot be guessed from being the %s, or not being it", (name, guess) => {
    const { share, guessed, right } = shareRight(sets, guess);
    console.log(`${name}: right in ${right} of ${guessed}`);

    expect(share).toBeLessThanOrEqual(chance + margin);
    expect((1 - share) / 3).toBeLessThanOrEqual(chance + margin);
  });
});
