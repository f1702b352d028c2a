import { use } from "react";
import type { SetId } from "@/content/question-sets";
import type { Language } from "@/content/sets/schema";
import { loadQuestions } from "@/lib/load-questions";
import type { Question } from "@/lib/quiz";
import { StudyList } from "../study/study-list";
import { Quiz } from "./quiz";
import type { QuizWords } from "./quiz-view";

type QuizWithStudyListProps = {
  setId: SetId;
  wordsLanguage: Language;
  words: QuizWords;
  questions?: readonly Question[];
};

/** Waits for the questions, if the page did not bring them. */
export function QuizWithStudyList({
  setId,
  wordsLanguage,
  words,
  questions: given,
}: QuizWithStudyListProps) {
  const questions = given ?? use(loadQuestions(setId, wordsLanguage));

  return (
    <div lang={wordsLanguage}>
      <Quiz setId={setId} questions={questions} words={words} />
      <StudyList questions={questions} words={words.study} />
    </div>
  );
}
