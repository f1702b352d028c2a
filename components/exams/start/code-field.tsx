import clsx from "clsx";
import type { ExamMessages } from "@/content/ui/exam/schema";
import type { useCode } from "./use-code";

type CodeFieldProps = {
  messages: ExamMessages["start"];
  code: ReturnType<typeof useCode>;
  /** The error is in the element `code-problem`. */
  isWrong: boolean;
};

/** Where a paper's code is typed or pasted. */
export function CodeField({ messages, code, isWrong }: CodeFieldProps) {
  return (
    <div className="mt-3">
      <label htmlFor="paper-code" className="font-semibold">
        {messages.code}
      </label>
      <input
        id="paper-code"
        value={code.text}
        onChange={(event) => code.set(event.target.value)}
        aria-invalid={isWrong}
        aria-describedby={clsx(isWrong && "code-problem", "paper-code-help")}
        placeholder="K7QX2M"
        lang="en"
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className="mt-1 block min-h-12 w-44 max-w-full rounded-plate border-2 border-asphalt-500 bg-asphalt-900 px-3 text-lg tracking-widest"
      />
      <p id="paper-code-help" className="mt-1 text-sm text-lane-300">
        {messages.codeHelp}
      </p>
    </div>
  );
}
