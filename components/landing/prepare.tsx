import type { Language } from "@/content/languages";
import { interfaceWords } from "@/content/ui";
import { CardGrid } from "../ui/card-grid";
import { SectionHeading } from "../ui/section-heading";

/** What practising here is like. */
export function Prepare({ language }: { language: Language }) {
  const words = interfaceWords[language].landing;

  return (
    <section>
      <SectionHeading>{words.prepareHeading}</SectionHeading>
      <CardGrid cards={words.prepare} icons={["study", "instant", "passed"]} />
    </section>
  );
}
