import { useId, useState } from "react";
import {
  formatPaper,
  parsePaper,
  type PaperChoice,
} from "@/lib/teach/paper-choice";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../../ui/button";
import { fieldClass } from "../../ui/field-class";
import type { TeachPageMessages } from "../teach-messages";

type CodeChoiceProps = {
  choice: PaperChoice;
  edition: string | undefined;
  messages: TeachPageMessages;
  onChange: (choice: PaperChoice) => void;
  onAnother: () => void;
};

/** The code of a paper that there was before, or a new paper by chance. */
export function CodeChoice({
  choice,
  edition,
  messages,
  onChange,
  onAnother,
}: CodeChoiceProps) {
  const { make } = messages.teach;
  const id = useId();
  const [text, setText] = useState("");
  const { isWrong, problem } = problemOf(text, { choice, edition, messages });
  const type = (next: string) => {
    setText(next);
    const parsed = parsePaper(next, choice.test);
    if (parsed) onChange(parsed);
  };

  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 md:col-span-2">
      <Button
        variant="secondary"
        className="sm:mt-7"
        onPress={() => {
          setText("");
          onAnother();
        }}
      >
        {make.another}
      </Button>
      <div>
        <label htmlFor={id} className="font-semibold">
          {make.code}
        </label>
        <input
          id={id}
          value={text}
          onChange={(event) => type(event.target.value)}
          aria-invalid={isWrong}
          aria-describedby={`${id}-help ${id}-problem`}
          placeholder="K7QX2M"
          lang="en"
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className={`mt-1 w-56 tracking-widest ${fieldClass}`}
        />
        <p id={`${id}-help`} className="mt-1 text-sm text-lane-300">
          {make.codeHelp}
        </p>
      </div>
      <p
        id={`${id}-problem`}
        role="status"
        className="basis-full font-semibold text-caution-400 empty:hidden"
      >
        {problem}
      </p>
    </div>
  );
}

/** What is to be known of a code that is typed. */
function problemOf(
  text: string,
  {
    choice,
    edition,
    messages,
  }: Pick<CodeChoiceProps, "choice" | "edition" | "messages">,
) {
  const typed = parsePaper(text, choice.test);
  if (!typed) {
    const isWrong = text.trim().length >= 6;
    return { isWrong, problem: isWrong ? messages.teach.make.invalid : "" };
  }
  const isOld = typed.test === choice.test && edition !== typed.edition;
  if (!edition || !isOld) return { isWrong: false, problem: "" };

  const today = formatPaper({ ...typed, edition });
  const codes = { code: formatPaper(typed), today };
  const problem = formatMessage(messages.exam.start.changed, codes);
  return { isWrong: false, problem };
}
