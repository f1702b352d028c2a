import clsx from "clsx";
import type { Language } from "@/content/languages";
import type { Question } from "@/lib/quiz/question";
import { signAddress } from "@/lib/signs/addresses";
import { linkLook } from "../ui/link-look";
import type { QuizWords } from "./quiz-words";

type SignLinkProps = {
  question: Pick<Question, "sign">;
  language: Language;
  words: Pick<QuizWords, "quiz">;
};

/**
 * The way from a question's picture to what the sign in it means; it gives
 * the answer away.
 */
export function SignLink({ question, language, words }: SignLinkProps) {
  if (!question.sign) return null;

  return (
    <a
      href={signAddress(question.sign, language)}
      target="_blank"
      rel="noopener"
      className={clsx(linkLook, "text-sm text-lane-300 print:hidden")}
    >
      {words.quiz.aboutSign}
    </a>
  );
}
