import { pageAddress } from "@/lib/addresses/links";
import { subjectsOf } from "@/lib/progress/catalogue";
import { waitingMistakes } from "@/lib/progress/mistakes";
import { formatPlural } from "@/lib/text/format-plural";
import { LinkButton } from "../ui/link-button";
import { SectionHeading } from "../ui/section-heading";
import type { SectionProps } from "./report-props";

/** How many mistakes there are, with a link to practise them. */
export function MistakesSection({ learner, language, messages }: SectionProps) {
  const { mistakes: text } = messages.progress;
  const { known, log } = learner;
  const count = waitingMistakes(log, subjectsOf(known).revisionOf).length;

  return (
    <section className="space-y-4">
      <SectionHeading>{text.heading}</SectionHeading>
      <p>
        {count > 0 ? formatPlural(text.waiting, count, language) : text.none}
      </p>
      {count > 0 && (
        <LinkButton
          href={`${pageAddress("practice", language)}#mistakes`}
          variant="secondary"
        >
          {text.practise}
        </LinkButton>
      )}
    </section>
  );
}
