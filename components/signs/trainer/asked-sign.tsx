import { signImage } from "@/lib/signs/addresses";
import { formatMessage } from "@/lib/text/format-message";
import type { SignQuestion } from "@/lib/trainer/trainer";
import { QuestionCard } from "../../quiz/question-card";
import { QuizControls } from "../../quiz/quiz-controls";
import type { Round } from "../../quiz/use-round";
import { keyAction } from "../../round/quiz-keys";
import { roundPosition } from "../../round/round-position";
import { SignVerdict } from "./sign-verdict";
import { TrainerFrame } from "./trainer-frame";
import type { TrainerProps } from "./trainer-props";

type AskedSignProps = TrainerProps & {
  practice: Round<SignQuestion>;
  question: SignQuestion;
};

/** The sign that a round has come to. */
export function AskedSign({
  practice: { root, state, actions },
  question,
  ...props
}: AskedSignProps) {
  const { language, messages } = props;
  const shown = shownIn(question, messages.trainer);

  return (
    <TrainerFrame
      {...props}
      ref={root}
      onKeyDown={(event) => keyAction(event, shown, actions)}
      position={roundPosition(state.progress, messages.quiz)}
      asked={{ question: shown, answer: state.answer }}
      sheet={
        <SignVerdict
          question={question}
          answer={state.answer}
          language={language}
          messages={messages}
        />
      }
      controls={
        <QuizControls
          state={state}
          actions={actions}
          messages={messages.quiz}
        />
      }
    >
      <QuestionCard
        key={question.ref}
        question={shown}
        language={language}
        answer={state.answer}
        reveal="why"
        messages={messages}
        onChoose={actions.choose}
      />
    </TrainerFrame>
  );
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
