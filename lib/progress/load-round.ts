import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { languageOf } from "../addresses/set-language";
import type { Question } from "../answers/question";
import { quizMoments } from "../quiz/quiz-moments";
import { evictQuestions, loadQuestions } from "../sets/load-questions";
import type { KnownQuestion } from "./catalogue";
import { chooseRound, type Learner, type Round } from "./choose";
import type { PracticeFilter } from "./practice-filter";

/** A question of a round, in the language that it is shown in. */
export type Asked = { question: Question; language: Language };

export type LoadedRound = Pick<Round, "later"> & {
  asked: Asked[];
  /** Some sets did not load: others replace them. */
  isPartial: boolean;
};

/**
 * After this time, in ms, no more sets are tried instead of the missing ones.
 */
const PATIENCE = 45_000;

/**
 * Chooses a round and downloads its sets. If one does not load, chooses among
 * the others; throws if none loads.
 */
export async function loadRound(
  learner: Learner,
  filter: PracticeFilter,
): Promise<LoadedRound> {
  const missing = new Set<SetId>();
  const began = performance.now();
  for (;;) {
    const { questions, later } = chooseRound(learner, filter, missing);
    const before = missing.size;
    const sets = await loadSets(questions, learner.language, missing);
    if (missing.size > before) {
      // A hanging download takes half a minute.
      if (performance.now() - began > PATIENCE)
        throw new Error("All downloads hang");
      continue;
    }
    if (questions.length === 0 && before > 0)
      throw new Error("No set could be loaded");

    const asked = questions.flatMap(({ ref, setId }) => {
      const question = sets.get(setId)?.find((one) => one.ref === ref);
      const language = languageOf(setId, learner.language);
      return question ? [{ question, language }] : [];
    });
    quizMoments.setState({ begun: asked.map(({ question }) => question) });
    return { asked, later, isPartial: before > 0 };
  }
}

/** Records what does not load as missing. */
async function loadSets(
  questions: readonly KnownQuestion[],
  language: Language,
  missing: Set<SetId>,
) {
  const ids = [...new Set(questions.map(({ setId }) => setId))];
  const sets = new Map<SetId, readonly Question[]>();
  const load = async (setId: SetId) => {
    const own = languageOf(setId, language);
    try {
      sets.set(setId, await loadQuestions(setId, own));
    } catch {
      evictQuestions(setId, own);
      missing.add(setId);
    }
  };
  await Promise.all(ids.map(load));
  return sets;
}
