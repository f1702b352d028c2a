import { readdirSync, readFileSync } from "node:fs";
import { languageCodes } from "@/content/languages";
import { nepaliSet } from "@/content/question-sets";
import { rules } from "@/content/rules";
import { allMessages } from "@/content/ui";
import { sources, translationOf } from "@/lib/sets/set-files";
import { SCREENSHOT_SIZE } from "@/lib/site/screenshots";
import { ownCodeOf } from "../generate/code";

/**
 * The folders of `components` that draw landing page, chooser and a question.
 */
const folders = [
  "chooser",
  "focus",
  "landing",
  "layout",
  "quiz",
  "round",
  "ui",
];

/** What the screenshots show: not all that their pages are made from. */
export async function screenSources(): Promise<(string | Buffer)[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(`components/${folder}`)
      .sort()
      .map((name) => `components/${folder}/${name}`),
  );
  return [
    JSON.stringify([SCREENSHOT_SIZE, languageCodes.map(messagesSeen)]),
    JSON.stringify(await questionSeen()),
    ...files
      .filter((path) => path.endsWith(".css"))
      .map((path) => readFileSync(path)),
    ...(await Promise.all(
      files.filter((path) => path.endsWith(".tsx")).map(ownCodeOf),
    )),
    await ownCodeOf("scripts/previews/photograph.ts"),
    readFileSync("public/video/hero.webp"),
  ];
}

function messagesSeen(language: (typeof languageCodes)[number]) {
  const { chooser, landing, laws, nav, quiz, round, sets } =
    allMessages[language];
  return { chooser, landing, laws, nav, quiz, round, sets };
}

/** The first of the set, in each of its languages, with its legal basis. */
async function questionSeen() {
  const question = (await sources[nepaliSet]()).default[0]!;
  const translations = await Promise.all(
    languageCodes.map(
      async (language) =>
        (await translationOf(nepaliSet, language)?.())?.default[question.id],
    ),
  );
  return [question, translations, rules[question.rule].basis];
}
