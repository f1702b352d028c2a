import type { ComponentProps } from "react";
import { pageAddress } from "@/lib/site/links";
import { EffectsSwitch } from "../effects/effects-switch";
import { FocusBar } from "../focus/focus-bar";
import { FocusFrame } from "../focus/focus-frame";
import { FocusMenu } from "../focus/focus-menu";
import { LanguageSwitch } from "../layout/language-switch";
import { KeysSwitch } from "../quiz/keys-switch";
import type { PracticeProps } from "./practice-words";

type PracticeFrameProps = PracticeProps &
  Pick<ComponentProps<typeof FocusBar>, "position"> &
  Omit<ComponentProps<typeof FocusFrame>, "bar">;

/** The frame of one question at a time, its way out leading to progress. */
export function PracticeFrame({
  language,
  words,
  position,
  ...rest
}: PracticeFrameProps) {
  const leave = {
    href: pageAddress("progress", language),
    label: words.practice.leave,
  };

  return (
    <FocusFrame
      {...rest}
      bar={
        <FocusBar
          leave={leave}
          title={words.practice.title}
          position={position}
        >
          <FocusMenu label={words.practice.menu}>
            <KeysSwitch words={words.quiz} />
            <div className="-mx-3 flex flex-wrap justify-between">
              <LanguageSwitch language={language} />
              <EffectsSwitch words={words.effects} />
            </div>
          </FocusMenu>
        </FocusBar>
      }
    />
  );
}
