/** @jest-environment node */
import type { LoggedAnswer } from "@/lib/answers/answer-page";
import { appendToPage, readPage } from "@/lib/answers/answer-page";
import { waitingMistakes } from "@/lib/progress/mistakes";
import { SIGN_REVISION, signRef, type SignAsk } from "@/lib/progress/sign-refs";
import { trainedSigns } from "@/lib/signs/read-signs";
import { drawRound, ROUND_LENGTH } from "@/lib/trainer/trainer";

const signs = trainedSigns("en");
const today = 20_000;

/** Numbers that look like chance and are the same in every run. */
function seeded() {
  let state = 7;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
const draw = (log: readonly LoggedAnswer[]) =>
  drawRound(signs, { log, today }, seeded());

const answer = (
  id: string,
  ask: SignAsk,
  isRight: boolean,
  day: number,
): LoggedAnswer => ({
  ref: signRef({ id, ask }),
  revision: SIGN_REVISION,
  choice: 0,
  isRight,
  day,
  place: "practice",
});

it("asks a new learner for the names of ten signs", () => {
  const round = draw([]);

  expect(round).toHaveLength(ROUND_LENGTH);
  expect(new Set(round.map(({ ask }) => ask))).toEqual(new Set(["name"]));
  expect(new Set(round.map(({ ref }) => ref)).size).toBe(ROUND_LENGTH);
});

it("gives every sign four options that differ, one of them right", () => {
  for (let round = 0; round < 40; round += 1)
    for (const { sign, options, correctAnswer } of drawRound(
      signs,
      { log: [], today },
      Math.random,
    )) {
      expect(options[correctAnswer]).toBe(sign);
      expect(options).toHaveLength(4);
      expect(new Set(options.map(({ name }) => name)).size).toBe(4);
    }
});

it("begins with what was missed", () => {
  const [first] = draw([answer("303", "name", false, today - 1)]);

  expect(first?.ref).toBe("sign-303/1");
});

it("asks for the picture after the name", () => {
  const log = signs.map(({ id }) => answer(id, "name", true, today));
  const round = draw(log);

  expect(new Set(round.map(({ ask }) => ask))).toEqual(new Set(["picture"]));
});

it("does not ask what is known until it is due", () => {
  const log = [answer("303", "name", true, today - 1)];
  const refs = (day: number) =>
    drawRound(signs, { log, today: day }, seeded()).map(({ ref }) => ref);

  expect(refs(today)).not.toContain("sign-303/1");
  expect(refs(today + 60)[0]).toBe("sign-303/1");
});

it("is written to the answer log like any other answer, and read back", () => {
  const given = answer("311-a-left", "picture", true, today);

  expect(readPage(appendToPage("", given))).toEqual([given]);
});

it("neither counts as a mistake of a test nor splits its sessions", () => {
  const question = (isRight: boolean): LoggedAnswer => ({
    ...answer("303", "name", isRight, today),
    ref: "basic/1",
    revision: "rev001",
    place: "set",
  });
  const revisionOf = (ref: string) =>
    ref === "basic/1" ? "rev001" : undefined;
  const missed = [question(false)];
  const wrongSign = answer("303", "name", false, today);

  expect(waitingMistakes([...missed, wrongSign], revisionOf)).toEqual([
    "basic/1",
  ]);
  // Right twice in one session is not enough, whatever came between.
  const twice = [...missed, question(true), wrongSign, question(true)];
  expect(waitingMistakes(twice, revisionOf)).toEqual(["basic/1"]);
});
