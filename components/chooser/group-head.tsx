import type { Language } from "@/content/languages";
import type { TestId } from "@/content/tests";
import { allMessages } from "@/content/ui";
import { pageAddress, testPage } from "@/lib/addresses/links";
import { Icon } from "../ui/icon";
import { MarkedText } from "../ui/marked-text";
import { SectionHeading } from "../ui/section-heading";

type GroupHeadProps = {
  title: string;
  language: Language;
  /** The written test that its sets are like. */
  test: TestId | undefined;
  /** The real test in one line; small screens have only the link to it. */
  line: string | undefined;
};

/** The heading of a group, with a link to the page about its real test. */
export function GroupHead({ title, language, test, line }: GroupHeadProps) {
  return (
    <div className="group-head">
      <SectionHeading className="text-[1.0625rem] sm:text-3xl">
        <MarkedText language={language}>{title}</MarkedText>
      </SectionHeading>
      {line && (
        <p className="text-lane-300 max-sm:hidden">
          <MarkedText language={language}>{line}</MarkedText>
        </p>
      )}
      {test && (
        <a
          href={pageAddress(testPage(test), language)}
          className="group-more cursor-target"
        >
          <Icon name="facts" className="size-6 sm:hidden" />
          <span className="max-sm:sr-only">
            {allMessages[language].exams.more}
          </span>
        </a>
      )}
    </div>
  );
}
