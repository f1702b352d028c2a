import { site } from "@/content/site";
import { publicAddress } from "@/lib/addresses/links";
import { citeAddress } from "@/lib/answers/cite";
import { schemaPaths } from "@/lib/site/data-files";
import type { Edition } from "./edition";
import type { DataQuestion, DataSet, QuestionTexts } from "./question";

/** What the file says is right: true, false, or the letter of an option. */
export function letterOf({ isStatement, correct }: DataQuestion) {
  return isStatement ? correct === 0 : "ABCD"[correct]!;
}

/** What stands before the entries of each file. */
export function head(edition: Edition, schema: keyof typeof schemaPaths) {
  return { $schema: publicAddress(schemaPaths[schema]), ...edition };
}

/** Questions as the JSON that `questions.schema.json` describes. */
export function questionsJson(
  questions: readonly DataQuestion[],
  edition: Edition,
) {
  return {
    ...head(edition, "json"),
    questions: questions.map((question) => questionJson(question, edition)),
  };
}

/** Every set's questions in one list. */
export const allQuestions = (sets: readonly DataSet[]) =>
  sets.flatMap(({ questions }) => questions);

function questionJson(question: DataQuestion, edition: Edition) {
  const { ref, set, topic, rule, isStatement, picture } = question;
  const { basis, checked, address, texts } = question;
  return {
    ref,
    set,
    topic,
    kind: isStatement ? "true-false" : "multiple-choice",
    answer: letterOf(question),
    ...(rule && { rule }),
    basis,
    checked,
    ...(picture && { picture: publicAddress(picture) }),
    address,
    cite: citation(question, edition),
    texts: Object.fromEntries(
      Object.entries(texts).map(([code, own]) => [
        code,
        textsJson(own, isStatement),
      ]),
    ),
  };
}

/** True and false are no options of a statement's own. */
function textsJson(texts: QuestionTexts, isStatement: boolean) {
  const { situation, question, options, explanation, alt, law } = texts;
  return {
    ...(situation && { situation }),
    question,
    ...(!isStatement && { options }),
    explanation,
    ...(alt && { alt }),
    law,
  };
}

/** A question as a text cites it, with the address that it is found at. */
function citation({ ref, texts }: DataQuestion, edition: Edition): string {
  const { author, release, lawChecked, licence } = edition;
  const address = site.address + citeAddress(ref, edition);
  return `${author}, question ${ref}, release ${release}, Japanese law as of ${lawChecked} (${texts.en.law.join("; ")}), ${licence}, ${address}`;
}
