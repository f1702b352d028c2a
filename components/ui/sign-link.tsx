import clsx from "clsx";
import type { Language } from "@/content/languages";
import type { InterfaceWords } from "@/content/ui/schema";
import type { Question } from "@/lib/answers/question";
import { signAddress } from "@/lib/signs/addresses";
import { linkLook } from "./link-look";

type SignLinkProps = {
  question: Pick<Question, "sign">;
  language: Language;
  words: Pick<InterfaceWords, "quiz">;
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
