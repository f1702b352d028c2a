import clsx from "clsx";
import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import { asset } from "@/lib/addresses/links";
import { OptionMark, type OptionState } from "../focus/option-mark";
import { isFirstClick } from "../ui/button";
import { MarkedText } from "../ui/marked-text";

type OptionButtonProps = {
  letter: string;
  text: string;
  /** A picture that the text describes, to be seen in its place. */
  image?: string | undefined;
  language: Language;
  state: OptionState;
  isChosen: boolean;
  messages: Messages["quiz"];
  onChoose: () => void;
};

/** One answer to choose. Once locked it stays focusable and says what it was. */
export function OptionButton({
  letter,
  text,
  image,
  language,
  state,
  isChosen,
  messages,
  onChoose,
}: OptionButtonProps) {
  return (
    <button
      type="button"
      className={clsx("option", state === "open" && "cursor-target")}
      data-state={state}
      data-chosen={isChosen || undefined}
      aria-disabled={state !== "open"}
      onClick={(event) => isFirstClick(event) && onChoose()}
    >
      <span className="option-letter">{letter}</span>
      {image === undefined ? (
        <span lang={language} className="option-text">
          <MarkedText language={language}>{text}</MarkedText>
        </span>
      ) : (
        <img
          src={asset(image)}
          alt={text}
          lang={language}
          width={72}
          height={72}
          className="option-picture"
        />
      )}
      {/* For whoever hears it; the mark says the same in its place. */}
      <span className="option-note sr-only">
        <span hidden={state !== "right"}>{messages.rightAnswer}</span>{" "}
        <span hidden={!isChosen}>{messages.yourAnswer}</span>
      </span>
      <OptionMark />
    </button>
  );
}
