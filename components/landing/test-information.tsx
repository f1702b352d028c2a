import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { CardGrid } from "../ui/card-grid";
import { SectionHeading } from "../ui/section-heading";

/** What the real test is like, in figures. */
export function TestInformation({ language }: { language: Language }) {
  const messages = allMessages[language].landing;

  return (
    <section id="info" className="[--height:31rem] max-sm:when-near">
      <SectionHeading>{messages.infoHeading}</SectionHeading>
      <CardGrid
        cards={messages.info}
        icons={["questions", "score", "topics", "languages"]}
      />
    </section>
  );
}
