import clsx from "clsx";
import type { ReactNode } from "react";
import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { viewAddress } from "@/lib/addresses/links";
import { figuresOf } from "@/lib/site/figures";
import { formatMessage } from "@/lib/text/format-message";
import { FocusBar, type FocusPosition } from "../focus/focus-bar";
import { FocusMenu } from "../focus/focus-menu";
import { RoundSettings } from "../round/round-settings";
import { ShareButton } from "../share/share-button";
import type { QuizMessages } from "./messages";

type QuizBarProps = {
  setId: SetId;
  /** The language of the interface. */
  language: Language;
  messages: QuizMessages;
  position?: FocusPosition;
  /** More for the menu. */
  children?: ReactNode;
};

/** The bar over a set: back to the chooser, the place in it, and its menu. */
export function QuizBar({
  setId,
  language,
  messages,
  position,
  children,
}: QuizBarProps) {
  const { title } = messages.sets[setId];
  const leave = {
    href: viewAddress({ mode: "chooser" }, language),
    label: messages.quiz.back,
  };

  return (
    <FocusBar leave={leave} title={title} position={position}>
      <FocusMenu label={messages.round.menu}>
        <p className="font-extrabold">{title}</p>
        <SetDescription setId={setId} messages={messages} />
        {children}
        <ShareButton
          title={title}
          text={formatMessage(messages.share.setText, { title })}
          messages={messages.share}
        />
        <RoundSettings language={language} messages={messages} />
      </FocusMenu>
    </FocusBar>
  );
}

type SetDescriptionProps = Pick<QuizBarProps, "setId" | "messages"> & {
  /** Below the first question, where there is room for it. */
  isIntro?: boolean;
};

/** What a set holds. */
export function SetDescription(props: SetDescriptionProps) {
  const { setId, messages, isIntro } = props;

  return (
    <p className={clsx("text-lane-300", isIntro && "focus-intro")}>
      {formatMessage(messages.sets[setId].description, figuresOf(setId))}
    </p>
  );
}
