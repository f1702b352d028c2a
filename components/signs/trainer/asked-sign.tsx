import { signImage } from "@/lib/signs/addresses";
import { fill } from "@/lib/text/fill";
import type { SignQuestion } from "@/lib/trainer/trainer";
import type { usePractice } from "../../practice/use-practice";
import { QuestionCard } from "../../quiz/question-card";
import { QuizControls } from "../../quiz/quiz-controls";
import { keyAction } from "../../round/quiz-keys";
import { roundPosition } from "../../round/round-position";
import { SignVerdict } from "./sign-verdict";
import { TrainerFrame } from "./trainer-frame";
import type { TrainerProps } from "./trainer-words";

type AskedSignProps = TrainerProps & {
  practice: ReturnType<typeof usePractice<{ question: SignQuestion }>>;
  question: SignQuestion;
};

/** The sign that a round has come to. */
export function AskedSign({
  practice: { root, state, actions },
  question,
  ...props
}: AskedSignProps) {
  const { language, words } = props;
  const shown = shownIn(question, words.trainer);

  return (
    <TrainerFrame
      {...props}
      ref={root}
      onKeyDown={(event) => keyAction(event, shown, actions)}
      position={roundPosition(state.progress, words.quiz)}
      sheet={
        <SignVerdict
          question={question}
          answer={state.answer}
          language={language}
          words={words}
        />
      }
      controls={
        <QuizControls state={state} actions={actions} words={words.quiz} />
      }
    >
      <QuestionCard
        key={question.ref}
        question={shown}
        language={language}
        answer={state.answer}
        reveal="why"
        words={words}
        onChoose={actions.choose}
      />
    </TrainerFrame>
  );
}

/** What is asked, as a question of a quiz. */
function shownIn(
  { ask, sign, options, correctAnswer }: SignQuestion,
  words: TrainerProps["words"]["trainer"],
) {
  if (ask === "name")
    return {
      question: words.whichName,
      image: signImage(sign.place),
      imageAlt: sign.alt,
      options: options.map(({ name }) => name),
      correctAnswer,
    };

  return {
    question: fill(words.whichPicture, { name: sign.name }),
    options: options.map(({ alt }) => alt),
    optionImages: options.map(({ place }) => signImage(place)),
    correctAnswer,
  };
}
