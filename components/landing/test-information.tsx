import type { Language } from "@/content/languages";
import { interfaceWords } from "@/content/ui";
import { CardGrid } from "../ui/card-grid";
import { SectionHeading } from "../ui/section-heading";

/** What the real test is like, in figures. */
export function TestInformation({ language }: { language: Language }) {
  const words = interfaceWords[language].landing;

  return (
    <section id="info" className="[--height:31rem] max-sm:when-near">
      <SectionHeading>{words.infoHeading}</SectionHeading>
      <CardGrid
        cards={words.info}
        icons={["questions", "score", "topics", "languages"]}
      />
    </section>
  );
}
