import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { CardGrid } from "../ui/card-grid";
import { SectionHeading } from "../ui/section-heading";

/** What practising here is like. */
export function Prepare({ language }: { language: Language }) {
  const messages = allMessages[language].landing;

  return (
    <section>
      <SectionHeading>{messages.prepareHeading}</SectionHeading>
      <CardGrid
        cards={messages.prepare}
        icons={["study", "instant", "passed"]}
      />
    </section>
  );
}
