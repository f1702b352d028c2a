import type { QuizWords } from "./quiz-words";

/** Seen only where the app does not run. */
export function NeedsScript({ words }: { words: QuizWords["quiz"] }) {
  return (
    <p className="needs-script container-page my-4 max-w-2xl">
      <span>{words.needsScript}</span>
      <a href="" className="block w-fit py-3 underline">
        {words.tryAgain}
      </a>
    </p>
  );
}
