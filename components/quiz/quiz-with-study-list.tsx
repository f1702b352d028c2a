import { startTransition, use, useLayoutEffect, useState } from "react";
import { defaultLanguage, languages, type Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { firstLanguageOf, languagesOf } from "@/lib/addresses/set-language";
import type { Question } from "@/lib/answers/question";
import { focusMainHeading } from "@/lib/browser/focus";
import { loadQuestions } from "@/lib/sets/load-questions";
import { closeFocusMenu } from "../focus/focus-menu";
import { DataLink } from "../study/data-link";
import { StudyList } from "../study/study-list";
import { Button } from "../ui/button";
import { SignatureLine } from "../ui/signature-line";
import type { QuizMessages } from "./messages";
import { Quiz } from "./quiz";

type QuizWithStudyListProps = {
  setId: SetId;
  /** The language of the interface. */
  pageLanguage: Language;
  messages: QuizMessages;
  questions: readonly Question[] | undefined;
};

/**
 * Waits for the questions, if the page did not bring them, and shows them in
 * another of the set's languages when the learner asks for it.
 */
export function QuizWithStudyList({
  setId,
  pageLanguage,
  messages,
  questions: given,
}: QuizWithStudyListProps) {
  const firstLanguage = firstLanguageOf(setId, pageLanguage);
  const [language, setLanguage] = useState(firstLanguage);
  const isGiven = given && language === firstLanguage;
  const questions = isGiven ? given : use(loadQuestions(setId, language));
  const others = languagesOf(setId).filter((other) => other !== language);
  // What stood here while they were loaded may have had the focus.
  useLayoutEffect(() => {
    if (!given && document.activeElement === document.body) focusMainHeading();
  }, [given]);

  const show = (other: Language) => {
    closeFocusMenu();
    startTransition(() => setLanguage(other));
  };
  const menu = others.map((other) => (
    <Button
      key={other}
      variant="secondary"
      lang={languages[other].lang}
      onPress={() => show(other)}
    >
      {messages.showIn[other]}
    </Button>
  ));

  return (
    <>
      <Quiz
        setId={setId}
        questions={questions}
        pageLanguage={pageLanguage}
        language={language}
        messages={messages}
        menu={menu}
        list={
          <div className="container-page max-w-2xl pb-4 print:max-w-none">
            <StudyList
              key={language}
              questions={questions}
              language={language}
              messages={messages}
            />
            <DataLink language={pageLanguage} messages={messages.study} />
          </div>
        }
      />
      <div className="container-page max-w-2xl pb-4">
        <SetSignature
          {...{ setId, language, pageLanguage }}
          messages={messages.reading}
        />
      </div>
    </>
  );
}

type SetSignatureProps = Pick<
  QuizWithStudyListProps,
  "setId" | "pageLanguage"
> & { language: Language; messages: QuizMessages["reading"] };

/** Says who has read a set; the page names only those that somebody has. */
function SetSignature({
  setId,
  language,
  pageLanguage,
  messages,
}: SetSignatureProps) {
  if (language === defaultLanguage) return null;

  const unread = { sentence: messages.unread, needsHelp: true };
  return (
    <SignatureLine
      signature={messages.sets?.[setId] ?? unread}
      language={pageLanguage}
      translation={language}
      messages={messages}
    />
  );
}
