import { signImage } from "@/lib/signs/addresses";
import type { SignQuestion } from "@/lib/trainer/trainer";
import { Choice } from "../../quiz/choice";
import { MarkedText } from "../../ui/marked-text";
import { ReportLink } from "../../ui/report-link";
import { SignLink } from "../../ui/sign-link";
import { useDrawnLater } from "../../ui/use-once-painted";
import { SignPicture } from "../sign-picture";
import type { TrainerProps } from "./trainer-props";

type SignVerdictProps = TrainerProps & {
  question: SignQuestion;
  answer: number | null;
};

/** Whether the answer was right, and what the sign means. */
export function SignVerdict({
  question: { ask, sign, options, correctAnswer },
  answer,
  language,
  messages,
}: SignVerdictProps) {
  const choice = { options: options.map(({ name }) => name), correctAnswer };
  const isDrawn = useDrawnLater() || answer !== null;

  return (
    <>
      <div
        role="status"
        className="feedback"
        data-right={answer === correctAnswer}
      >
        {isDrawn && (
          <div hidden={answer === null}>
            <Choice
              question={choice}
              language={language}
              answer={answer}
              onlyLetters={ask === "picture"}
              messages={messages}
            />
            {ask === "picture" && (
              <SignPicture
                image={signImage(sign.place)}
                className="float-right size-14 object-contain"
              />
            )}
            <p className="font-semibold">
              <MarkedText language={language}>{sign.name}</MarkedText>
            </p>
            <p>
              <MarkedText language={language}>{sign.meaning}</MarkedText>
            </p>
          </div>
        )}
      </div>
      {isDrawn && (
        <div hidden={answer === null} className="basis">
          <SignLink
            question={{ sign: sign.place }}
            language={language}
            messages={messages}
          />
          <ReportLink
            of={`signs/${sign.place}`}
            language={language}
            messages={messages.quiz}
          />
        </div>
      )}
    </>
  );
}
