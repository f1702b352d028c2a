import { pageAddress } from "@/lib/addresses/links";
import { formatPlural } from "@/lib/text/format-plural";
import { LinkButton } from "../ui/link-button";
import type { PracticeProps } from "./practice-props";

/** When there is nothing left to ask: no mistakes, or none today. */
export function NoMistakes({
  later,
  language,
  messages,
}: PracticeProps & { later: number }) {
  const { all, mistakesLater, noMistakes } = messages.practice;

  return (
    <div role="status" className="space-y-4 card">
      <p className="text-lg font-semibold">
        {later > 0 ? formatPlural(mistakesLater, later, language) : noMistakes}
      </p>
      <LinkButton href={pageAddress("practice", language)}>{all}</LinkButton>
    </div>
  );
}
