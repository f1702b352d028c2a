import { hazardParts } from "@/content/hazards";
import type { HazardScene } from "@/content/hazards/schema";
import { hazardSetIds, type HazardSetId } from "@/content/hazards/sets";
import { languageCodes, type Language } from "@/content/languages";
import { setIds, type SetId } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import {
  hazardPage,
  pagePath,
  pathOf,
  publicAddress,
} from "@/lib/addresses/links";
import { optionOf, type Question } from "@/lib/answers/question";
import { readSceneStatements } from "@/lib/exam/read-scene-statements";
import type { Statement } from "@/lib/exam/statement";
import { hazardSetMessages } from "@/lib/hazards/set-messages";
import { readSet } from "@/lib/sets/read-set";
import { nameBasis } from "@/lib/text/legal-basis";
import type { DataQuestion, DataSet, QuestionTexts } from "./question";

/** Every set, then the hazard scenes, in all languages. */
export async function readDataSets(): Promise<DataSet[]> {
  return [
    ...(await Promise.all(setIds.map(readQuestionSet))),
    ...readHazardSets(),
  ];
}

/** One value for each language. */
function inEach<T>(of: (language: Language) => T) {
  return Object.fromEntries(
    languageCodes.map((code) => [code, of(code)]),
  ) as Record<Language, T>;
}

const lawIn = (language: Language, basis: Question["basis"]) => [
  ...new Set(basis.map((one) => nameBasis(one, allMessages[language].laws))),
];

async function readQuestionSet(id: SetId): Promise<DataSet> {
  const translated = await Promise.all(
    languageCodes.map(async (code) => [code, await readSet(id, code)] as const),
  );
  const [[, source]] = translated as [(typeof translated)[number]];
  const versions = Object.fromEntries(translated) as Record<
    Language,
    readonly Question[]
  >;
  const path = pathOf({ mode: "quiz", setId: id }, "en");

  return {
    id,
    titles: inEach((language) => allMessages[language].sets[id].title),
    questions: source.map((question, index) => ({
      ref: question.ref,
      set: id,
      topic: question.topic,
      rule: question.rule,
      isStatement: question.options.length === 2,
      correct: question.correctAnswer,
      ...(question.image && { picture: question.image }),
      basis: question.basis,
      checked: question.checked,
      address: `${publicAddress(path)}#q${question.id}`,
      texts: inEach((language) =>
        textsOf(versions[language][index]!, language),
      ),
    })),
  };
}

function textsOf(question: Question, language: Language): QuestionTexts {
  return {
    question: question.question,
    options: question.options,
    explanation: question.explanation ?? "",
    ...(question.imageAlt && { alt: question.imageAlt }),
    law: lawIn(language, question.basis),
  };
}

/** The first picture of each scene; the second asks the same of another cue. */
function readHazardSets(): DataSet[] {
  const statements = inEach(
    (language) =>
      new Map(readSceneStatements(language).map((one) => [one.ref, one])),
  );
  return hazardParts.map((scenes, index) => {
    const id = hazardSetIds[index]!;
    return {
      id,
      titles: inEach((language) => hazardSetMessages(id, language).title),
      questions: scenes.flatMap((scene) =>
        ([1, 2, 3] as const).map((number) =>
          sceneQuestion(scene, number, id, (language) => {
            const text = statements[language].get(
              `${scene.id as "hz"}/${number}`,
            );
            if (text?.language !== language)
              throw new Error(
                `${scene.id}/${number}: no text in "${language}"`,
              );
            return text;
          }),
        ),
      ),
    };
  });
}

function sceneQuestion(
  scene: HazardScene,
  number: 1 | 2 | 3,
  set: HazardSetId,
  textIn: (language: Language) => Statement,
): DataQuestion {
  const { answer, basis, rules } = scene.statements[number - 1]!;
  const { ref, image, checked } = textIn("en");
  return {
    ref,
    set,
    topic: "hazards",
    ...(rules?.[0] && { rule: rules[0] }),
    isStatement: true,
    correct: optionOf(answer),
    ...(image && { picture: image }),
    basis,
    checked,
    address: publicAddress(pagePath(hazardPage(set), "en")),
    texts: inEach((language) => {
      const { situation, question, explanation, imageAlt } = textIn(language);
      const { trueOption, falseOption } = allMessages[language].quiz;
      return {
        ...(situation && { situation }),
        question,
        options: [trueOption, falseOption],
        explanation: explanation ?? "",
        ...(imageAlt && { alt: imageAlt }),
        law: lawIn(language, basis),
      };
    }),
  };
}
