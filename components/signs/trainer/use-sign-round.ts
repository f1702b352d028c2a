import { useCallback } from "react";
import type { Language } from "@/content/languages";
import { readAnswerLog } from "@/lib/answers/answer-log";
import { quizMoments } from "@/lib/quiz/quiz-moments";
import { signImage } from "@/lib/signs/addresses";
import { loadTrainedSigns } from "@/lib/signs/load-trained-signs";
import { dayOf } from "@/lib/text/days";
import { drawRound, type SignQuestion } from "@/lib/trainer/trainer";
import { useLoaded } from "../../ui/use-loaded";

let rounds = 0;

/** A round drawn from what this browser knows; another one on request. */
export function useSignRound(language: Language) {
  const draw = useCallback(() => drawSignRound(language), [language]);
  const { loaded, reload } = useLoaded(draw);
  return { round: loaded, drawAgain: reload };
}

async function drawSignRound(language: Language) {
  const signs = await loadTrainedSigns(language);
  const learner = { log: readAnswerLog(), today: dayOf(new Date()) };
  const questions = drawRound(signs, learner, Math.random);
  quizMoments.setState({ begun: picturesOf(questions) });
  rounds += 1;
  return { questions, number: rounds };
}

const picturesOf = (questions: readonly SignQuestion[]) =>
  questions
    .flatMap(({ sign, options }) => [sign, ...options])
    .map(({ place }) => ({ image: signImage(place) }));
