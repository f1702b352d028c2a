import type { Language } from "@/content/languages";
import { teachingPlans, type Lesson } from "@/content/teaching-plans";
import { allMessages } from "@/content/ui";
import {
  chapterPage,
  hazardPage,
  pageAddress,
  testPage,
  viewAddress,
} from "@/lib/addresses/links";
import { readTitle } from "@/lib/book/read-chapter";
import { hazardSetMessages } from "@/lib/hazards/set-messages";
import { formatMessage } from "@/lib/text/format-message";
import { MarkedText } from "../ui/marked-text";
import { SectionHeading } from "../ui/section-heading";
import { PrintPlans } from "./print-plans";

const planNames = ["week", "month"] as const;

/** A plan for a week and one for a month; each prints on a page of its own. */
export function TeachingPlans({ language }: { language: Language }) {
  const { plans } = allMessages[language].teach;

  return (
    <section className="teaching-plans space-y-6">
      <div className="space-y-3 print:hidden">
        <SectionHeading>{plans.heading}</SectionHeading>
        <p className="max-w-prose text-lane-300">{plans.text}</p>
        <PrintPlans label={plans.print} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2 print:block">
        {planNames.map((name) => (
          <section key={name} className="plan card">
            <h3 className="text-xl font-extrabold">{plans[name].title}</h3>
            <p className="mt-1 text-lane-300">{plans[name].text}</p>
            <ol className="mt-3 divide-y divide-asphalt-700">
              {teachingPlans[name].map((lesson, index) => (
                <PlannedLesson
                  key={index}
                  lesson={lesson}
                  number={index + 1}
                  texts={plans[name]}
                  language={language}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

type PlannedLessonProps = {
  lesson: Lesson;
  number: number;
  texts: { lesson: string; lessons: readonly string[] };
  language: Language;
};

function PlannedLesson({
  lesson,
  number,
  texts,
  language,
}: PlannedLessonProps) {
  const { exams, sets, teach } = allMessages[language];
  const { exam } = lesson;
  const chapters = lesson.chapters.map((id) => ({
    name: readTitle(id, language).text,
    href: pageAddress(chapterPage(id), language),
  }));
  const setLinks = lesson.sets.map((id) =>
    id.startsWith("hazards-")
      ? {
          name: hazardSetMessages(id as "hazards-1", language).title,
          href: pageAddress(hazardPage(id as "hazards-1"), language),
        }
      : {
          name: sets[id as keyof typeof sets].title,
          href: viewAddress(
            { mode: "quiz", setId: id as keyof typeof sets },
            language,
          ),
        },
  );

  return (
    <li className="py-3">
      <h4 className="font-semibold">
        {formatMessage(texts.lesson, { number: String(number) })}
      </h4>
      <p>
        <MarkedText language={language}>
          {texts.lessons[number - 1] ?? ""}
        </MarkedText>
      </p>
      <LinkLine text={teach.plans.read} language={language} links={chapters} />
      {setLinks.length > 0 && (
        <LinkLine
          text={teach.plans.sets}
          language={language}
          links={setLinks}
        />
      )}
      {exam && (
        <LinkLine
          text={teach.plans.exam}
          language={language}
          links={[
            {
              name: exams.tests[exam].name,
              href: pageAddress(testPage(exam), language),
            },
          ]}
        />
      )}
    </li>
  );
}

type LinkLineProps = {
  /** "Read: {chapters}"; what stands before the brace is said. */
  text: string;
  language: Language;
  links: readonly { name: string; href: string }[];
};

function LinkLine({ text, language, links }: LinkLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-lane-300">
      {text.replace(/\{.*/, "")}
      {links.map(({ name, href }) => (
        <a
          key={href}
          href={href}
          className="cursor-target inline-flex min-h-11 min-w-11 items-center underline"
        >
          <span>
            <MarkedText language={language}>{name}</MarkedText>
          </span>
        </a>
      ))}
    </p>
  );
}
