import type { Language } from "@/content/languages";
import { factSources, testFacts, type TestFact } from "@/content/test-facts";
import { tests, type TestId } from "@/content/tests";
import { interfaceWords } from "@/content/ui";
import {
  groupAddress,
  pageAddress,
  pagePath,
  testPage,
} from "@/lib/site/links";
import { sourcesOf } from "@/lib/site/sources";
import { breadcrumbs } from "@/lib/site/structured-data";
import { fill } from "@/lib/text/fill";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { LinkButton } from "../ui/link-button";
import { MarkedText } from "../ui/marked-text";
import { ExamScreen } from "./exam-screen";

type ExamPageProps = { test: TestId; language: Language };

/** What the head says of the page of a test. */
export function examMetadata({ test, language }: ExamPageProps) {
  const { exams } = interfaceWords[language];
  const { name, line } = exams.tests[test];
  return pageMetadata(language, {
    path: pagePath(testPage(test), language),
    title: fill(exams.found, { name }),
    description: fill(line, tests[test]),
  });
}

/** What one of the written tests is like, and the exam itself. */
export function ExamPage({ test, language }: ExamPageProps) {
  const { exam, exams, laws, quiz, round, share } = interfaceWords[language];
  const { name, line } = exams.tests[test];
  const crumb = { name, path: pagePath(testPage(test), language) };
  const head = (
    <>
      <h1 tabIndex={-1} className="text-3xl font-extrabold sm:text-4xl">
        <MarkedText language={language}>{name}</MarkedText>
      </h1>
      <p className="text-lg">
        <MarkedText language={language}>{fill(line, tests[test])}</MarkedText>
      </p>
    </>
  );

  return (
    <>
      <StructuredData data={breadcrumbs(language, crumb)} />
      <ExamScreen
        test={test}
        language={language}
        words={{ exam, laws, quiz, round, share, name: shortName(name) }}
        head={head}
      >
        <dl className="space-y-5 card print:hidden">
          {testFacts.map((fact) => (
            <Fact key={fact} fact={fact} test={test} language={language} />
          ))}
        </dl>
        <p className="flex flex-wrap gap-4 print:hidden">
          <LinkButton href={groupAddress(test, language)}>
            {exams.practise}
          </LinkButton>
          <LinkButton href={pageAddress("exams", language)} look="secondary">
            {exams.all}
          </LinkButton>
        </p>
      </ExamScreen>
    </>
  );
}

/** A test's name without the Japanese one that follows it. */
const shortName = (name: string) => name.replace(/ \(.*\)$/, "");

/** One fact of a test, where it is written, and when that was looked up. */
function Fact({ fact, test, language }: ExamPageProps & { fact: TestFact }) {
  const { exams, quiz } = interfaceWords[language];
  const { basis, checked } = sourcesOf(factSources[test][fact], language);

  return (
    <div>
      <dt className="font-semibold">{exams.facts[fact]}</dt>
      <dd>
        {fill(exams.tests[test][fact], tests[test])}
        <span className="mt-1 block text-sm text-lane-400">
          <MarkedText>{`${quiz.basis}: ${basis}`}</MarkedText>
          {` · ${quiz.checked}: ${checked}`}
        </span>
      </dd>
    </div>
  );
}
