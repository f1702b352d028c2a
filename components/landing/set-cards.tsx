import type { Language } from "@/content/languages";
import { nepaliSet } from "@/content/question-sets";
import { interfaceWords } from "@/content/ui";
import { languagesOf } from "@/lib/sets/set-language";
import { groupAddress, viewAddress } from "@/lib/site/links";
import { GlowBorder } from "../effects/glow-border/glow-border";
import { SectionHeading } from "../ui/section-heading";
import { SetCard } from "./set-card";

/** The two tests, each in a glowing card that leads to its sets. */
export function SetCards({ language }: { language: Language }) {
  const words = interfaceWords[language].landing;
  const chooser = viewAddress({ mode: "chooser" }, language);
  const nepaliAddress = viewAddress(
    { mode: "quiz", setId: nepaliSet },
    language,
  );
  const [nepali] = languagesOf(nepaliSet);

  return (
    <section id="sets">
      <SectionHeading>{words.setsHeading}</SectionHeading>
      <div className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-2">
        <GlowBorder>
          <SetCard
            emblem="provisional"
            words={words.karimenkyo}
            href={chooser}
            language={language}
          />
        </GlowBorder>
        <SetCard
          emblem="beginner"
          words={words.honmenkyo}
          href={groupAddress("honmenkyo", language)}
          language={language}
        />
        <SetCard
          emblem="provisional"
          words={words.karimenkyoNepali}
          href={nepaliAddress}
          language={nepali}
        />
        <SetCard
          emblem="beginner"
          words={words.honmenkyoNepali}
          href={nepaliAddress}
          language={nepali}
        />
      </div>
    </section>
  );
}
