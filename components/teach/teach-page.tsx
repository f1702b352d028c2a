import type { Language } from "@/content/languages";
import { setIds, type SetId } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { pageAddress, pagePath } from "@/lib/addresses/links";
import { breadcrumbs } from "@/lib/site/structured-data";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { linkClass } from "../ui/link-class";
import { NeedsScript } from "../ui/needs-script";
import { TeachTools } from "./teach-tools";
import { TeachingPlans } from "./teaching-plans";
import "./teach.css";

/** What the head says of the page for teachers. */
export function teachMetadata(language: Language) {
  const { title, description } = allMessages[language].teach.page;
  return pageMetadata(language, {
    path: pagePath("teach", language),
    title,
    description,
  });
}

/** Papers for a class: made, shown, printed, sent, and counted. */
export function TeachPage({ language }: { language: Language }) {
  const { enlarge, exam, exams, laws, quiz, round, sets, share, ...more } =
    allMessages[language];
  const { teach, theme } = more;
  const titles = Object.fromEntries(
    setIds.map((id) => [id, sets[id].title]),
  ) as Record<SetId, string>;
  const { name, intro, steps, needsScript, tryAgain } = teach.page;
  const crumb = { name, path: pagePath("teach", language) };

  return (
    <div
      data-app-first
      className="container-page space-y-8 py-6 sm:py-12 print:py-0"
    >
      <StructuredData data={breadcrumbs(language, crumb)} />
      <div className="max-w-prose space-y-4 print:hidden">
        <h1 tabIndex={-1} className="text-3xl font-extrabold sm:text-4xl">
          {name}
        </h1>
        <p className="text-lg">{intro}</p>
        <ol className="list-decimal space-y-1 pl-6 text-lane-300">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="space-y-8 print:hidden">
        <NeedsScript text={needsScript} tryAgain={tryAgain} />
        <TeachTools
          language={language}
          messages={{
            ...{ enlarge, exam, laws, quiz, round, share, teach, theme },
            tests: exams.tests,
            titles,
          }}
        />
      </div>
      <TeachingPlans language={language} />
      <p className="print:hidden">
        <a href={pageAddress("data", language)} className={linkClass}>
          {teach.page.data}
        </a>
      </p>
    </div>
  );
}
