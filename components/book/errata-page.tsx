import "./book.css";
import { Fragment } from "react";
import { errata } from "@/content/errata";
import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { pagePath, questionAddress } from "@/lib/addresses/links";
import type { QuestionRef } from "@/lib/answers/question";
import { placeAddress } from "@/lib/book/addresses";
import { readRule } from "@/lib/book/read-rule";
import { reportLink } from "@/lib/site/report";
import { breadcrumbsBelow } from "@/lib/site/structured-data";
import { dayInWords } from "@/lib/text/day";
import { formatMessage } from "@/lib/text/format-message";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { LinkButton } from "../ui/link-button";
import { MarkedText } from "../ui/marked-text";
import { SectionHeading } from "../ui/section-heading";
import { langOf, RuleSentence } from "./localized";

/** The name of a question as a learner knows it. */
function nameOf(ref: QuestionRef, language: Language) {
  const { bookPages, sets } = allMessages[language];
  const { setId, number } = partsOf(ref);
  const { title } = sets[setId];
  return formatMessage(bookPages.errata.question, { title, number });
}

function addressOf(ref: QuestionRef, language: Language) {
  const { setId, number } = partsOf(ref);
  return questionAddress(setId, number, language);
}

function partsOf(ref: QuestionRef) {
  const [setId, number] = ref.split("/") as [SetId, string];
  return { setId, number };
}

/** Metadata of the list of corrections. */
export function errataMetadata(language: Language) {
  const { found } = allMessages[language].bookPages;
  return pageMetadata(language, {
    path: pagePath("book/errata", language),
    title: found.errataTitle,
    description: found.errataDescription,
  });
}

/** What was wrong and is corrected, how to report more, and what to do in doubt. */
export function ErrataPage({ language }: { language: Language }) {
  const { errata: messages } = allMessages[language].bookPages;
  const path = pagePath("book/errata", language);

  return (
    <div className="container-page max-w-2xl space-y-10 py-6 sm:py-12">
      <StructuredData
        data={breadcrumbsBelow("book", language, {
          name: messages.title,
          path,
        })}
      />
      <header>
        <h1 className="text-3xl font-extrabold sm:text-4xl">
          {messages.title}
        </h1>
        <p className="mt-4 text-lg">{messages.intro}</p>
      </header>
      <ol className="space-y-6">
        {errata.map((erratum) => (
          <li key={erratum.rule} className="break-inside-avoid card">
            <Corrected {...erratum} language={language} />
          </li>
        ))}
      </ol>
      <section>
        <SectionHeading>{messages.reportHeading}</SectionHeading>
        <p className="mt-4">{messages.reportText}</p>
        <LinkButton
          href={reportLink({ ref: "book/errata", language })}
          variant="secondary"
          className="mt-4"
        >
          {messages.reportLink}
        </LinkButton>
      </section>
      <section>
        <SectionHeading>{messages.centreHeading}</SectionHeading>
        {messages.centre.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
        <p className="mt-2 text-sm text-lane-400">{messages.source}</p>
      </section>
    </div>
  );
}

type ErratumProps = (typeof errata)[number] & { language: Language };

function Corrected({
  release,
  corrected,
  refs,
  said,
  rule,
  language,
}: ErratumProps) {
  const { errata: messages } = allMessages[language].bookPages;
  const { sentence, basis, place } = readRule(rule, language);

  return (
    <dl className="space-y-2">
      <dt className="text-sm text-lane-300">
        <time dateTime={corrected}>{dayInWords(corrected, language)}</time>
        {` · ${formatMessage(messages.release, { release })}`}
        {refs.map((ref) => (
          <Fragment key={ref}>
            {" · "}
            <a
              href={addressOf(ref, language)}
              className="cursor-target underline"
            >
              {nameOf(ref, language)}
            </a>
          </Fragment>
        ))}
      </dt>
      <dd>
        <strong className="text-stop-400">{`${messages.said}: `}</strong>
        <s>{said[language]}</s>
      </dd>
      <dd>
        <strong className="text-guide-400">{`${messages.right}: `}</strong>
        <span lang={langOf(sentence, language)}>
          <RuleSentence localized={sentence} />
        </span>
      </dd>
      <dd className="text-sm text-lane-400">
        <MarkedText>{`${messages.basis}: ${basis}. `}</MarkedText>
        <a
          href={placeAddress(place, language)}
          className="book-link cursor-target"
        >
          {allMessages[language].quiz.readMore}
        </a>
      </dd>
    </dl>
  );
}
