import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { pagePath } from "@/lib/addresses/links";
import { breadcrumbs } from "@/lib/site/structured-data";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { NeedsScript } from "../ui/needs-script";
import { NextStepLinkIn } from "./next-step-link-in";
import { ProgressReport } from "./progress-report";
import "./progress.css";

/** Metadata of the progress page. */
export function progressMetadata(language: Language) {
  const { title, description } = allMessages[language].progress.page;
  return pageMetadata(language, {
    path: pagePath("progress", language),
    title,
    description,
  });
}

/** What she knows, what to do today, and whether she would pass. */
export function ProgressPage({ language }: { language: Language }) {
  const { exam, exams, progress, quiz, sets } = allMessages[language];
  const { title, intro, needsScript, tryAgain } = progress.page;
  const crumb = { name: title, path: pagePath("progress", language) };

  return (
    <div
      data-app-first="later-visit"
      className="container-page max-w-2xl space-y-8 py-6 sm:py-12"
    >
      <StructuredData data={breadcrumbs(language, crumb)} />
      <div className="space-y-3">
        <h1 tabIndex={-1} className="text-3xl font-extrabold sm:text-4xl">
          {title}
        </h1>
        <p className="text-lg text-lane-300">{intro}</p>
      </div>
      <ProgressReport
        language={language}
        messages={{
          ...{ progress, sets, taken: exam.taken, tests: exams.tests },
          quiz: { notKept: quiz.notKept },
        }}
        next={<NextStepLinkIn language={language} />}
        needsScript={<NeedsScript text={needsScript} tryAgain={tryAgain} />}
      />
    </div>
  );
}
