import { languages, type Language } from "@/content/languages";
import { honmenkyoSets, nepaliSet, type SetId } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { groupAddress, viewAddress } from "@/lib/addresses/links";
import { GlowBorder } from "../effects/glow-border/glow-border";
import { SectionHeading } from "../ui/section-heading";
import { SetCard } from "./set-card";

/** The cards of the two tests in Nepali open their set at once. */
const nepali = "ne" satisfies Language;
const addressInNepali = (setId: SetId) =>
  viewAddress({ mode: "quiz", setId }, nepali);

/**
 * The two tests, each with a card that links to its sets, and with a card in
 * Nepali, which comes first for Nepali readers. The first card glows.
 */
export function SetCards({ language }: { language: Language }) {
  const messages = allMessages[language].landing;
  const cards = [
    <SetCard
      key="karimenkyo"
      emblem="provisional"
      messages={messages.karimenkyo}
      href={viewAddress({ mode: "chooser" }, language)}
      language={language}
    />,
    <SetCard
      key="honmenkyo"
      emblem="beginner"
      messages={messages.honmenkyo}
      href={groupAddress("honmenkyo", language)}
      language={language}
    />,
  ];
  const inNepali = [
    <SetCard
      key="karimenkyo-nepali"
      emblem="provisional"
      messages={messages.karimenkyoNepali}
      href={addressInNepali(nepaliSet)}
      language={nepali}
    />,
    <SetCard
      key="honmenkyo-nepali"
      emblem="beginner"
      messages={messages.honmenkyoNepali}
      href={addressInNepali(honmenkyoSets[0])}
      language={nepali}
    />,
  ];
  const [first, ...others] =
    languages[language].lang === nepali
      ? [...inNepali, ...cards]
      : [...cards, ...inNepali];

  return (
    <section id="sets">
      <SectionHeading>{messages.setsHeading}</SectionHeading>
      <div className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-2">
        <GlowBorder>{first}</GlowBorder>
        {others}
      </div>
    </section>
  );
}
