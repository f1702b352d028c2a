/**
 * What the trainer asks today, by the same plan as practice: mistakes, what is
 * due, then what is new. It imports the scheduler's library.
 */
import type { TopicId } from "@/content/topics";
import type { LoggedAnswer } from "../answers/answer-page";
import type { QuestionRef } from "../answers/question";
import { mistakesToday } from "../progress/mistakes";
import { planRound } from "../progress/plan";
import { memoriesOf } from "../progress/scheduler";
import {
  isOfSign,
  SIGN_REVISION,
  signRef,
  type SignAsk,
} from "../progress/sign-refs";
import { shuffle } from "../random/random";
import { wrongOptions } from "../signs/options";
import type { TrainedSign } from "../signs/trained-sign";

/** Questions of a round. */
export const ROUND_LENGTH = 10;

/** A question of the trainer. */
export type SignQuestion = {
  ref: QuestionRef;
  revision: string;
  ask: SignAsk;
  sign: TrainedSign;
  /** Four signs, the asked one among them. */
  options: readonly TrainedSign[];
  correctAnswer: number;
};

type Learner = { log: readonly LoggedAnswer[]; today: number };

/** All signs are of one topic: the plan mixes nothing here. */
const topic: TopicId = "signs";
const asks: readonly SignAsk[] = ["name", "picture"];

/** The questions of a round; `random` gives numbers from 0 to below 1. */
export function drawRound(
  signs: readonly TrainedSign[],
  { log, today }: Learner,
  random: () => number,
): SignQuestion[] {
  const all = new Map(
    shuffle(signs, random).flatMap((sign) =>
      asks.map((ask) => {
        const ref = signRef({ id: sign.id, ask });
        return [ref, { ref, ask, sign }] as const;
      }),
    ),
  );
  const revisionOf = (ref: QuestionRef) =>
    all.has(ref) ? SIGN_REVISION : undefined;
  const answers = log.filter(({ ref }) => isOfSign(ref) && all.has(ref));
  const known = new Set(answers.map(({ ref }) => ref));
  // A name is asked for before the picture is: that is the easier one.
  const candidates = [...all.values()].filter(
    ({ ask, sign }) =>
      ask === "name" || known.has(signRef({ id: sign.id, ask: "name" })),
  );

  return planRound(
    {
      candidates: candidates.map(({ ref }) => ({ ref, topic, test: null })),
      mistakes: mistakesToday(answers, revisionOf, today).now,
      memories: memoriesOf(answers),
      today,
      examDay: null,
    },
    ROUND_LENGTH,
  ).flatMap(({ ref }) => {
    const asked = all.get(ref);
    if (!asked) return [];
    const wrong = wrongOptions(asked.sign, signs, random);
    const options = shuffle([asked.sign, ...wrong], random);
    const correctAnswer = options.indexOf(asked.sign);
    return { ...asked, revision: SIGN_REVISION, options, correctAnswer };
  });
}
