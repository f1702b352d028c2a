import type { ReactNode } from "react";
import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { viewAddress } from "@/lib/addresses/links";
import { figuresOf } from "@/lib/site/figures";
import { fill } from "@/lib/text/fill";
import { FocusBar, type FocusPosition } from "../focus/focus-bar";
import { FocusMenu } from "../focus/focus-menu";
import { RoundSettings } from "../round/round-settings";
import { ShareButton } from "../share/share-button";
import type { QuizWords } from "./quiz-words";

type QuizBarProps = {
  setId: SetId;
  /** The language of the interface. */
  language: Language;
  words: QuizWords;
  position?: FocusPosition;
  /** More for the menu. */
  children?: ReactNode;
};

/** The bar over a set: back to the chooser, the place in it, and its menu. */
export function QuizBar({
  setId,
  language,
  words,
  position,
  children,
}: QuizBarProps) {
  const { title } = words.sets[setId];
  const leave = {
    href: viewAddress({ mode: "chooser" }, language),
    label: words.quiz.back,
  };

  return (
    <FocusBar leave={leave} title={title} position={position}>
      <FocusMenu label={words.round.menu}>
        <p className="font-extrabold">{title}</p>
        <SetDescription setId={setId} words={words} />
        {children}
        <ShareButton
          title={title}
          text={fill(words.share.setText, { title })}
          words={words.share}
        />
        <RoundSettings language={language} words={words} />
      </FocusMenu>
    </FocusBar>
  );
}

type SetDescriptionProps = Pick<QuizBarProps, "setId" | "words">;

/** What a set holds. */
export function SetDescription({ setId, words }: SetDescriptionProps) {
  return (
    <p className="text-lane-300">
      {fill(words.sets[setId].description, figuresOf(setId))}
    </p>
  );
}
