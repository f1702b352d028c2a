/**
 * Compares the wording of the true/false statements of each test with that of
 * real papers: `npm run content:style`, or `npm run content:style karimenkyo-1`
 * for one set. It marks figures that are out of bounds.
 */
import { blueprints } from "@/content/blueprints";
import { testIds } from "@/content/tests";
import {
  isMultipleChoice,
  readContent,
  type Content,
  type SetContent,
} from "./content";
import { learn, suspicion } from "./guesser";
import {
  cuesOf,
  isWithin,
  styleOf,
  type Figure,
  type Statement,
} from "./style";

/** The true/false statements of some sets in English. */
export function statementsIn(sets: readonly SetContent[]): Statement[] {
  return sets.flatMap(({ questions, texts }) =>
    questions.flatMap((question) =>
      isMultipleChoice(question)
        ? []
        : {
            text: texts.en?.[question.id]?.question ?? question.question,
            answer: question.answer,
          },
    ),
  );
}

/** The statements of each test's own sets, without those of karimenkyo. */
export function banksOf(content: Content): Map<string, Statement[]> {
  const setsNamed = (ids: readonly string[]) =>
    content.sets.filter(({ id }) => ids.includes(id));
  const { karimenkyo } = blueprints;
  return new Map(
    testIds.map((test) => [
      test,
      statementsIn(
        setsNamed(
          blueprints[test].banks.filter(
            (id) => test === "karimenkyo" || !karimenkyo.banks.includes(id),
          ),
        ),
      ),
    ]),
  );
}

function print(title: string, figures: readonly Figure[]) {
  console.log(`\n${title}`);
  for (const figure of figures) {
    const { name, value, least, most } = figure;
    const mark = isWithin(figure) ? " " : "!";
    console.log(
      `${mark} ${name.padEnd(32)} ${value.toFixed(1).padStart(6)}   (${least}-${most})`,
    );
  }
}

/**
 * Share of the hazard statements, 0 to 1, whose answer you can guess from the
 * words alone after reading the other scenes. There is no limit: on the real
 * paper, too, expecting danger is usually right.
 */
export function toldByWords(scenes: Content["scenes"]): number {
  const told = scenes.flatMap((scene) => {
    const habit = learn(
      scenes
        .filter((other) => other !== scene)
        .flatMap(({ statements }) => [...statements])
        .map(({ statement, answer }) => ({ text: statement, right: answer })),
    );
    return scene.statements.map(
      ({ statement, answer }) => suspicion(habit, statement) > 0 === answer,
    );
  });
  return told.filter(Boolean).length / told.length;
}

async function main() {
  const [only] = process.argv.slice(2);
  const content = await readContent();
  if (only) {
    const statements = statementsIn(
      content.sets.filter(({ id }) => id === only),
    );
    print(`${only}, ${statements.length} statements`, styleOf(statements));
    print("Cues: of these true, %", cuesOf(statements));
    return;
  }

  const banks = banksOf(content);
  for (const [test, statements] of banks)
    print(`${test}, ${statements.length} statements`, styleOf(statements));
  print(
    "Cues, all tests: of these true, %",
    cuesOf([...banks.values()].flat()),
  );
  const told = (toldByWords(content.scenes) * 100).toFixed(1);
  console.log(
    `\nHazard scenes: the words alone give away ${told} % of the answers`,
  );
}

if (require.main === module) void main();
