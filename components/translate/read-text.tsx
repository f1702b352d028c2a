import { useState } from "react";
import { translateMessages as messages } from "@/content/ui/translate";
import { asset } from "@/lib/addresses/links";
import type { BatchText } from "@/lib/signed/batches";
import type { Note } from "@/lib/signed/notes";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../ui/button";
import { MarkedText } from "../ui/marked-text";
import { useKeptFocus } from "../ui/use-kept-focus";
import { Asked } from "./asked";
import { LinePairs } from "./line-pairs";
import type { TranslateProps } from "./translate-props";
import { useFromTop } from "./use-from-top";
import { Verdict } from "./verdict";

type ReadTextProps = TranslateProps & {
  text: BatchText;
  /** What the reader has said of it, if anything. */
  note: Note | undefined;
  onNote: (note: Pick<Note, "how" | "doubt">) => void;
};

/** What was chosen for each question of a text, from 0. */
type Given = readonly (number | null)[];

/** A text in the translation alone, then beside its source. */
export function ReadText({ text, note, onNote, ...props }: ReadTextProps) {
  const { lines, asks, image } = text;
  const [given, setGiven] = useState<Given>(asks.map(() => null));
  const [isShown, setShown] = useState(note !== undefined);
  useKeptFocus(isShown, "main h3");
  useFromTop(isShown);

  const isRight =
    asks.length > 0 && asks.every(({ answer }, at) => given[at] === answer);
  const isAnswered = given.some((one) => one !== null);
  const language = { language: props.name };

  return (
    <div className="mt-3 space-y-4">
      <h3 tabIndex={-1} className="text-lg font-bold">
        {isShown ? messages.beside : formatMessage(messages.alone, language)}
      </h3>
      {image && (
        <img src={asset(image)} alt="" className="max-h-56 max-w-full" />
      )}
      {isShown ? (
        <>
          {isAnswered && (
            <p>
              {formatMessage(
                isRight ? messages.agreed : messages.differed,
                language,
              )}
            </p>
          )}
          <LinePairs lines={lines} {...props} />
          <Verdict
            note={note}
            how={isRight ? "blind" : (note?.how ?? "beside-source")}
            onNote={onNote}
          />
        </>
      ) : (
        <>
          <Alone text={text} given={given} onGive={setGiven} {...props} />
          <Button onPress={() => setShown(true)}>{messages.show}</Button>
        </>
      )}
    </div>
  );
}

type AloneProps = TranslateProps & {
  text: BatchText;
  given: Given;
  onGive: (given: Given) => void;
};

/** The translation without its source, and what it asks. */
function Alone({ text, given, onGive, translation, name }: AloneProps) {
  const { lines, asks } = text;
  // What is asked stands with its answers.
  const others = lines.filter(
    (line) => !line.isReason && asks.every((ask) => ask.text !== line.text),
  );

  return (
    <>
      {others.map((line, index) => (
        <p key={index} lang={translation} className="text-lg">
          <MarkedText language={translation}>{line.text}</MarkedText>
        </p>
      ))}
      {asks.map((ask, index) => (
        <Asked
          key={index}
          ask={ask}
          given={given[index] ?? null}
          translation={translation}
          onAnswer={(answer) =>
            onGive(given.map((old, at) => (at === index ? answer : old)))
          }
        />
      ))}
      <p className="text-lane-300">
        {asks.length > 0
          ? formatMessage(messages.answerIt, { language: name })
          : messages.sayIt}
      </p>
    </>
  );
}
