import { memo } from "react";
import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import { EffectsSwitch } from "../effects/effects-switch";
import { LanguageSwitch } from "../layout/language-switch";
import { ThemeChoice } from "../layout/theme-choice";
import { KeysSwitch } from "./keys-switch";

type RoundSettingsProps = {
  /** The language of the interface. */
  language: Language;
  messages: Pick<Messages, "quiz" | "effects" | "theme">;
};

/** The end of every round's menu; no tap on an answer draws it again. */
export const RoundSettings = memo(function RoundSettings({
  language,
  messages,
}: RoundSettingsProps) {
  return (
    <>
      <KeysSwitch messages={messages.quiz} />
      <div className="-mx-3 flex flex-wrap justify-between">
        <ThemeChoice messages={messages.theme} menu="round" />
        {/* Beside the set's own button for the language of its questions. */}
        <p className="flex items-center ps-3">
          {messages.quiz.wholeSite}
          <LanguageSwitch language={language} />
        </p>
        <EffectsSwitch messages={messages.effects} />
      </div>
    </>
  );
});
