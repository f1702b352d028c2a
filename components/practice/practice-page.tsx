import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { pagePath, viewAddress } from "@/lib/addresses/links";
import { breadcrumbs } from "@/lib/site/structured-data";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { nextStepIn } from "../progress/next-step-link-in";
import { NeedsScript } from "../ui/needs-script";
import { PracticeScreen } from "./practice-screen";
import "./test-question.css";

/** Metadata of the practice page. */
export function practiceMetadata(language: Language) {
  const { title, description, intro } = allMessages[language].practice;
  return pageMetadata(language, {
    path: pagePath("practice", language),
    title,
    description,
    summary: intro,
  });
}

/** Twenty questions, chosen by what the learner has answered. */
export function PracticePage({ language }: { language: Language }) {
  const messages = allMessages[language];
  const { title, needsScript } = messages.practice;
  const crumb = { name: title, path: pagePath("practice", language) };

  return (
    <div data-app-first="visit">
      <StructuredData data={breadcrumbs(language, crumb)} />
      <PracticeScreen
        language={language}
        messages={{
          ...quizMessages(language),
          practice: messages.practice,
          progress: messages.progress,
          tests: messages.exams.tests,
          step: nextStepIn(language),
        }}
        needsScript={
          <NeedsScript text={needsScript} tryAgain={messages.quiz.tryAgain}>
            <a
              href={viewAddress({ mode: "chooser" }, language)}
              className="block w-fit py-3 underline"
            >
              {messages.notFound.sets}
            </a>
          </NeedsScript>
        }
      />
    </div>
  );
}

/** What the quiz's own parts say. */
function quizMessages(language: Language) {
  const { quiz, round, laws, effects, theme } = allMessages[language];
  return { quiz, round, laws, effects, theme };
}
