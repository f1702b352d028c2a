import type { Language } from "@/content/languages";
import type { InterfaceWords } from "@/content/ui/schema";
import { EffectsSwitch } from "../effects/effects-switch";
import { LanguageSwitch } from "../layout/language-switch";
import { KeysSwitch } from "./keys-switch";

type RoundSettingsProps = {
  /** The language of the interface. */
  language: Language;
  words: Pick<InterfaceWords, "quiz" | "effects">;
};

/** What the menu of every round ends with. */
export function RoundSettings({ language, words }: RoundSettingsProps) {
  return (
    <>
      <KeysSwitch words={words.quiz} />
      <div className="-mx-3 flex flex-wrap justify-between">
        <LanguageSwitch language={language} />
        <EffectsSwitch words={words.effects} />
      </div>
    </>
  );
}
