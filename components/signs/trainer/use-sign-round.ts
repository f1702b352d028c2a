import { useEffect, useState } from "react";
import type { Language } from "@/content/languages";
import { readAnswerLog } from "@/lib/answers/answer-log";
import { quizMoments } from "@/lib/quiz/quiz-moments";
import { signImage } from "@/lib/signs/addresses";
import { loadTrainedSigns } from "@/lib/signs/load-trained-signs";
import { dayOf } from "@/lib/text/days";
import { drawRound, type SignQuestion } from "@/lib/trainer/trainer";

type SignRound =
  "loading" | "failed" | { questions: readonly SignQuestion[]; number: number };

/** A round drawn from what this browser knows; anew when it is asked for. */
export function useSignRound(language: Language) {
  const [round, setRound] = useState<SignRound>("loading");
  const [number, setNumber] = useState(0);

  useEffect(() => {
    let isOver = false;
    const tell = (what: SignRound) => {
      if (!isOver) setRound(what);
    };
    loadTrainedSigns(language).then(
      (signs) => {
        const learner = { log: readAnswerLog(), today: dayOf(new Date()) };
        const questions = drawRound(signs, learner, Math.random);
        quizMoments.setState({ begun: picturesOf(questions) });
        tell({ questions, number });
      },
      () => tell("failed"),
    );
    return () => {
      isOver = true;
    };
  }, [language, number]);

  return { round, drawAgain: () => setNumber(number + 1) };
}

const picturesOf = (questions: readonly SignQuestion[]) =>
  questions
    .flatMap(({ sign, options }) => [sign, ...options])
    .map(({ place }) => ({ image: signImage(place) }));
