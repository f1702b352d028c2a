import type { KeyboardEvent } from "react";
import { signImage } from "@/lib/signs/addresses";
import { formatMessage } from "@/lib/text/format-message";
import type { SignQuestion } from "@/lib/trainer/trainer";
import { QuestionCard } from "../../quiz/question-card";
import { QuizControls } from "../../quiz/quiz-controls";
import type { Round } from "../../quiz/use-round";
import { keyAction } from "../../round/quiz-keys";
import { roundPosition } from "../../round/round-position";
import { SignVerdict } from "./sign-verdict";
import type { TrainerProps } from "./trainer-props";

type AskedSign = TrainerProps & {
  practice: Omit<Round<SignQuestion>, "root">;
  question: SignQuestion;
};

/** What the frame shows of the sign that a round has come to. */
export function askedSign({
  practice: { state, actions },
  question,
  language,
  messages,
}: AskedSign) {
  const shown = shownIn(question, messages.trainer);
  const { answer } = state;

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
      keyAction(event, shown, actions),
    position: roundPosition(state.progress, messages.quiz),
    asked: { question: shown, answer },
    sheet: (
      <SignVerdict
        key={question.ref}
        {...{ question, answer, language, messages }}
      />
    ),
    controls: (
      <QuizControls state={state} actions={actions} messages={messages.quiz} />
    ),
    children: (
      <QuestionCard
        key={question.ref}
        question={shown}
        language={language}
        answer={answer}
        messages={messages}
        onChoose={actions.choose}
      />
    ),
  };
}

/** What is asked, as a question of a quiz. */
function shownIn(
  { ask, sign, options, correctAnswer }: SignQuestion,
  messages: TrainerProps["messages"]["trainer"],
) {
  if (ask === "name")
    return {
      question: messages.whichName,
      image: signImage(sign.place),
      imageAlt: sign.alt,
      options: options.map(({ name }) => name),
      correctAnswer,
    };

  return {
    question: formatMessage(messages.whichPicture, { name: sign.name }),
    options: options.map(({ alt }) => alt),
    optionImages: options.map(({ place }) => signImage(place)),
    correctAnswer,
  };
}
