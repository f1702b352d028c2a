import clsx from "clsx";
import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import type { Question } from "@/lib/answers/question";
import { signAddress } from "@/lib/signs/addresses";
import { linkClass } from "./link-class";

type SignLinkProps = {
  question: Pick<Question, "sign">;
  language: Language;
  messages: Pick<Messages, "quiz">;
  /** Shown instead of the whole name, in a row of links. */
  short?: string;
};

/**
 * The way from a question to what the sign that it is about means; it gives
 * the answer away.
 */
export function SignLink({
  question,
  language,
  messages: { quiz },
  short,
}: SignLinkProps) {
  if (!question.sign) return null;

  return (
    <a
      href={signAddress(question.sign, language)}
      target="_blank"
      rel="noopener"
      aria-label={short && quiz.aboutSign}
      className={clsx(
        linkClass,
        "text-lane-300 print:hidden",
        short === undefined && "text-sm",
      )}
    >
      {short ?? quiz.aboutSign}
    </a>
  );
}
