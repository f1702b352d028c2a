import type { Language } from "@/content/languages";
import { testIds, type TestId } from "@/content/tests";
import { allMessages } from "@/content/ui";
import { pageAddress, pagePath, testPage } from "@/lib/addresses/links";
import { testFigures } from "@/lib/exam/test-figures";
import { breadcrumbs } from "@/lib/site/structured-data";
import { formatMessage } from "@/lib/text/format-message";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { LinkButton } from "../ui/link-button";
import { MarkedText } from "../ui/marked-text";
import { NeedsScript } from "../ui/needs-script";
import { ExamHistory } from "./results/exam-history";

/** Metadata of the page of all tests. */
export function examsMetadata(language: Language) {
  const { title, description, summary } = allMessages[language].exams;
  return pageMetadata(language, {
    path: pagePath("exams", language),
    title,
    description,
    summary,
  });
}

/** The three written tests, a card each. */
export function ExamsPage({ language }: { language: Language }) {
  const { exam, exams, progress } = allMessages[language];
  const names = Object.fromEntries(
    testIds.map((test) => [test, { name: exams.tests[test].name }]),
  ) as Record<TestId, { name: string }>;
  const crumb = { name: exams.title, path: pagePath("exams", language) };

  return (
    <div className="container-page space-y-6 py-6 sm:py-12">
      <StructuredData data={breadcrumbs(language, crumb)} />
      <h1 className="text-3xl font-extrabold sm:text-4xl">{exams.title}</h1>
      <p className="max-w-prose text-lg">{exams.intro}</p>
      <ul className="tests-list grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-6">
        {testIds.map((test) => (
          <li
            key={test}
            data-of-test={test}
            className="flex flex-col items-start gap-4 card"
          >
            <h2 className="text-xl font-extrabold">
              <MarkedText language={language}>
                {exams.tests[test].name}
              </MarkedText>
            </h2>
            <p className="grow text-lane-300">
              {formatMessage(exams.tests[test].line, testFigures(test))}
            </p>
            <LinkButton href={pageAddress(testPage(test), language)}>
              {exams.more}
            </LinkButton>
          </li>
        ))}
      </ul>
      <NeedsScript
        text={progress.page.needsScript}
        tryAgain={progress.page.tryAgain}
      />
      <ExamHistory language={language} messages={exam.taken} names={names} />
    </div>
  );
}
