import { languageCodes } from "@/content/languages";
import { testIds } from "@/content/tests";
import { jsonFiles } from "@/lib/addresses/json-files";
import { readQuestionBank } from "@/lib/exam/question-bank";
import { readSceneStatements } from "@/lib/exam/read-scene-statements";

export const dynamic = "force-static";
export const dynamicParams = false;

/**
 * "karimenkyo.json": the question bank of a test; and "hazards.en.json": the
 * statements of the honmenkyo's scenes.
 */
export const { generateStaticParams, GET } = jsonFiles([
  ...testIds.map(
    (test) => [`${test}.json`, () => readQuestionBank(test)] as const,
  ),
  ...languageCodes.map(
    (language) =>
      [
        `hazards.${language}.json`,
        () => ({
          test: "honmenkyo",
          statements: readSceneStatements(language),
        }),
      ] as const,
  ),
]);
