import type { Language } from "@/content/languages";
import type { TestId } from "@/content/tests";
import { interfaceWords } from "@/content/ui";
import { pageAddress, testPage } from "@/lib/site/links";
import { MarkedText } from "../ui/marked-text";

type GroupLineProps = { test: TestId; language: Language; children: string };

/** One line on the real test, and the way to the page that says more. */
export function GroupLine({ test, language, children }: GroupLineProps) {
  return (
    <p className="mt-2 text-sm text-lane-300 sm:text-base">
      <MarkedText language={language}>{children}</MarkedText>{" "}
      <a
        href={pageAddress(testPage(test), language)}
        className="cursor-target inline-flex min-h-11 items-center underline"
      >
        {interfaceWords[language].exams.more}
      </a>
    </p>
  );
}
