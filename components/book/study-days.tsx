import { allMessages } from "@/content/ui";
import { chapterPage, pageAddress, testPage } from "@/lib/addresses/links";
import { readTitle, type ReadSection } from "@/lib/book/read-chapter";
import { MarkedText } from "../ui/marked-text";
import type { ChapterPart } from "./chapter-part";
import { Localized } from "./localized";

type StudyDaysProps = ChapterPart & { days: ReadSection["plan"] };

/**
 * A study plan, day by day: what to do, what to read, and which exam to take.
 */
export function StudyDays({ days, page, messages }: StudyDaysProps) {
  const { tests } = allMessages[page].exams;

  return (
    <ol className="mt-3 list-decimal space-y-3 pl-6 marker:font-semibold">
      {days.map(({ task, chapters, exam }) => (
        <li key={task.text} className="break-inside-avoid">
          <Localized localized={task} page={page} />
          <ul className="flex flex-wrap gap-x-5">
            {chapters.map((id) => (
              <li key={id}>
                <a
                  href={pageAddress(chapterPage(id), page)}
                  className="book-link cursor-target"
                >
                  <Localized localized={readTitle(id, page)} page={page} />
                </a>
              </li>
            ))}
            {exam && (
              <li>
                <a
                  href={pageAddress(testPage(exam), page)}
                  className="book-link cursor-target"
                >
                  <MarkedText language={page}>
                    {`${messages.exam}: ${tests[exam].name}`}
                  </MarkedText>
                </a>
              </li>
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
}
