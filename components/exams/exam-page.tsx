import type { Language } from "@/content/languages";
import type { TestId } from "@/content/tests";
import { allMessages } from "@/content/ui";
import {
  groupAddress,
  pageAddress,
  pagePath,
  testPage,
} from "@/lib/addresses/links";
import { testFigures } from "@/lib/exam/test-figures";
import { breadcrumbs } from "@/lib/site/structured-data";
import { formatMessage } from "@/lib/text/format-message";
import { withoutNote } from "@/lib/text/without-note";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { LinkButton } from "../ui/link-button";
import { MarkedText } from "../ui/marked-text";
import { ExamScreen } from "./exam-screen";
import { TestFacts } from "./test-facts";

type ExamPageProps = { test: TestId; language: Language };

/** Metadata of a test's page. */
export function examMetadata({ test, language }: ExamPageProps) {
  const { exams } = allMessages[language];
  const { name, line } = exams.tests[test];
  return pageMetadata(language, {
    path: pagePath(testPage(test), language),
    title: formatMessage(exams.found, { name }),
    description: formatMessage(line, testFigures(test)),
  });
}

/** What one of the written tests is like, and the exam itself. */
export function ExamPage({ test, language }: ExamPageProps) {
  const { enlarge, exam, exams, laws, quiz, round, share, teach } =
    allMessages[language];
  const { name, line } = exams.tests[test];
  const crumb = { name, path: pagePath(testPage(test), language) };
  const head = (
    <>
      <h1 tabIndex={-1} className="text-3xl font-extrabold sm:text-4xl">
        <MarkedText language={language}>{name}</MarkedText>
      </h1>
      <p className="text-lg">
        <MarkedText language={language}>
          {formatMessage(line, testFigures(test))}
        </MarkedText>
      </p>
    </>
  );

  return (
    <>
      <StructuredData data={breadcrumbs(language, crumb)} />
      <ExamScreen
        test={test}
        language={language}
        messages={{
          ...{ enlarge, exam, laws, quiz, round, share },
          teach: { send: teach.send },
          name: withoutNote(name),
        }}
        head={head}
      >
        <TestFacts test={test} language={language} />
        <p className="flex flex-wrap gap-4 print:hidden">
          <LinkButton href={groupAddress(test, language)}>
            {exams.practise}
          </LinkButton>
          <LinkButton href={pageAddress("exams", language)} variant="secondary">
            {exams.all}
          </LinkButton>
        </p>
      </ExamScreen>
    </>
  );
}
