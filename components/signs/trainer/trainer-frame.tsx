import type { ComponentProps } from "react";
import { pageAddress } from "@/lib/site/links";
import { EffectsSwitch } from "../../effects/effects-switch";
import { FocusBar } from "../../focus/focus-bar";
import { FocusFrame } from "../../focus/focus-frame";
import { FocusMenu } from "../../focus/focus-menu";
import { LanguageSwitch } from "../../layout/language-switch";
import { KeysSwitch } from "../../quiz/keys-switch";
import type { TrainerProps } from "./trainer-words";

type TrainerFrameProps = TrainerProps &
  Pick<ComponentProps<typeof FocusBar>, "position"> &
  Omit<ComponentProps<typeof FocusFrame>, "bar">;

/** The frame of one sign at a time, its way out leading to all signs. */
export function TrainerFrame({
  language,
  words,
  position,
  ...rest
}: TrainerFrameProps) {
  const leave = {
    href: pageAddress("signs", language),
    label: words.trainer.leave,
  };

  return (
    <FocusFrame
      {...rest}
      bar={
        <FocusBar leave={leave} title={words.trainer.title} position={position}>
          <FocusMenu label={words.trainer.menu}>
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
