import type { Language } from "@/content/languages";
import { interfaceWords } from "@/content/ui";
import { pagePath, viewAddress } from "@/lib/addresses/links";
import { breadcrumbs } from "@/lib/site/structured-data";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { NeedsScript } from "../ui/needs-script";
import { PracticeScreen } from "./practice-screen";

/** What the head says of the page of chosen questions. */
export function practiceMetadata(language: Language) {
  const { title, description, intro } = interfaceWords[language].practice;
  return pageMetadata(language, {
    path: pagePath("practice", language),
    title,
    description,
    summary: intro,
  });
}

/** Twenty questions, chosen by what the learner has answered. */
export function PracticePage({ language }: { language: Language }) {
  const words = interfaceWords[language];
  const { title, needsScript } = words.practice;
  const crumb = { name: title, path: pagePath("practice", language) };

  return (
    <div data-app-first>
      <StructuredData data={breadcrumbs(language, crumb)} />
      <PracticeScreen
        language={language}
        words={{
          ...quizWords(language),
          practice: words.practice,
          progress: words.progress,
          tests: words.exams.tests,
        }}
        needsScript={
          <NeedsScript text={needsScript} tryAgain={words.quiz.tryAgain}>
            <a
              href={viewAddress({ mode: "chooser" }, language)}
              className="block w-fit py-3 underline"
            >
              {words.notFound.sets}
            </a>
          </NeedsScript>
        }
      />
    </div>
  );
}

/** What the quiz's own parts say. */
function quizWords(language: Language) {
  const { quiz, round, laws, effects } = interfaceWords[language];
  return { quiz, round, laws, effects };
}
