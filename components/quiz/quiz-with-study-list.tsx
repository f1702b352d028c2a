import { Fragment, startTransition, use, useState } from "react";
import { languages, type Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import type { Question } from "@/lib/quiz/question";
import { loadQuestions } from "@/lib/sets/load-questions";
import { languagesOf } from "@/lib/sets/set-language";
import { InAppNote } from "../share/in-app-note";
import { StudyList } from "../study/study-list";
import { Button } from "../ui/button";
import { Quiz } from "./quiz";
import type { QuizWords } from "./quiz-words";

type QuizWithStudyListProps = {
  setId: SetId;
  /** The language that the questions are first shown in. */
  firstLanguage: Language;
  words: QuizWords;
  questions?: readonly Question[];
};

/**
 * Waits for the questions, if the page did not bring them, and shows them in
 * another of the set's languages when the learner asks for it.
 */
export function QuizWithStudyList({
  setId,
  firstLanguage,
  words,
  questions: given,
}: QuizWithStudyListProps) {
  const [language, setLanguage] = useState(firstLanguage);
  const isGiven = given && language === firstLanguage;
  const questions = isGiven ? given : use(loadQuestions(setId, language));
  const others = languagesOf(setId).filter((other) => other !== language);

  return (
    <>
      {others.map((other) => (
        <Button
          key={other}
          look="secondary"
          className="mt-4 print:hidden"
          lang={languages[other].lang}
          onPress={() => startTransition(() => setLanguage(other))}
        >
          {words.showIn[other]}
        </Button>
      ))}
      {/* Drawn anew in the other language: a browser's translation may have
          taken the texts away that React would change. */}
      <Fragment key={language}>
        <Quiz
          setId={setId}
          questions={questions}
          language={language}
          words={words}
        />
        <InAppNote words={words.share} />
        <StudyList questions={questions} language={language} words={words} />
      </Fragment>
    </>
  );
}
