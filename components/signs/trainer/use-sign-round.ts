import { useCallback, useEffect, useState } from "react";
import type { Language } from "@/content/languages";
import { readAnswerLog } from "@/lib/answers/answer-log";
import type { Visit } from "@/lib/pre-hydration/read-visit";
import { quizMoments } from "@/lib/quiz/quiz-moments";
import { passingRound } from "@/lib/quiz/quiz-store";
import { signImage } from "@/lib/signs/addresses";
import { loadTrainedSigns } from "@/lib/signs/load-trained-signs";
import { dayOf } from "@/lib/text/days";
import { drawRound, type SignQuestion } from "@/lib/trainer/trainer";
import { useLoaded } from "../../ui/use-loaded";

/**
 * A round drawn from what this browser knows, `first` on a first visit; another
 * one on request.
 */
export function useSignRound(
  first: readonly SignQuestion[],
  visit: Visit | null,
  language: Language,
) {
  const [firstRound] = useState(() => roundOf(first));
  const [wantsMore, setWantsMore] = useState(false);
  const draws = visit === "later" || wantsMore;
  const draw = useCallback(() => drawSignRound(language), [language]);
  const { loaded, reload } = useLoaded(draws ? draw : null);
  const isFirst = visit !== "later" && loaded === "loading";
  const round = isFirst ? firstRound : loaded;
  useEffect(() => {
    if (typeof round === "object")
      quizMoments.setState({
        begun: round.questions.flatMap(picturesOf).map((image) => ({ image })),
      });
  }, [round]);

  return { round, drawAgain: draws ? reload : () => setWantsMore(true) };
}

async function drawSignRound(language: Language) {
  const signs = await loadTrainedSigns(language);
  const learner = { log: readAnswerLog(), today: dayOf(new Date()) };
  return roundOf(drawRound(signs, learner, Math.random));
}

const roundOf = (questions: readonly SignQuestion[]) => ({
  questions,
  store: passingRound(questions.length),
});

/** The pictures that a question shows, without the base path. */
export const picturesOf = ({ ask, sign, options }: SignQuestion) =>
  (ask === "name" ? [sign] : options).map(({ place }) => signImage(place));
