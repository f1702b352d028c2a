import { addAnswers, readAnswerLog } from "../answers/answer-log";
import type { LoggedAnswer } from "../answers/answer-page";
import type { KnownQuestions } from "./catalogue";
import { readSavedSets } from "./saved-sets";

/**
 * The whole log, with answers that only the sets have: the first release wrote
 * no log, and codes in its format carry none. When such an answer was given is
 * unknown: it counts as yesterday's.
 */
export function importAnswers(
  known: KnownQuestions,
  today: number,
): LoggedAnswer[] {
  const log = readAnswerLog();
  const logged = new Set(log.map(({ ref }) => ref));
  const saved = readSavedSets();

  const day = Math.max(1, today - 1);
  const missing = [...known.values()].flatMap((question): LoggedAnswer[] => {
    const { ref, setId, revision, correctAnswer } = question;
    const answer = saved[setId]?.answers[ref.slice(setId.length + 1)];
    if (!answer || answer.revision !== revision || logged.has(ref)) return [];

    const { choice } = answer;
    const isRight = choice === correctAnswer;
    return [{ ref, revision, choice, isRight, day, place: "set" }];
  });
  return missing.length === 0 ? log : addAnswers(missing);
}
