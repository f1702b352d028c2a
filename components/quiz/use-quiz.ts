import { useLayoutEffect, useState } from "react";
import type { SetId } from "@/content/question-sets";
import { picturesOf, type Question } from "@/lib/answers/question";
import { quizStore } from "@/lib/quiz/quiz-store";
import type { QuizMessages } from "./messages";
import { openQuiz, type QuizNews } from "./open-quiz";
import { useRound } from "./use-round";

/** The round through a whole set, which is kept between visits. */
export function useQuiz(
  setId: SetId,
  questions: readonly Question[],
  messages: QuizMessages["quiz"],
) {
  const store = quizStore(setId, questions);
  const [news, setNews] = useState<QuizNews | null>(null);
  const round = useRound({
    store,
    questions,
    picturesOf,
    place: "set",
    messages,
  });
  useLayoutEffect(
    () => openQuiz(setId, store, questions, setNews),
    [setId, store, questions],
  );

  return { round, news };
}
