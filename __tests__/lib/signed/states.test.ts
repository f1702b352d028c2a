import { lostSignatures, stateOf, type Reading } from "@/lib/signed/states";

const now = { source: "s1", text: "t1", key: "k1" };
const right: Reading = {
  ...now,
  by: "S. K.",
  on: "2027-01-04",
  how: "beside-source",
};
const other: Reading = { ...right, by: "B. T.", how: "blind" };
const doubt = { doubt: "left, not right" };
const lint: Reading = { ...right, ...doubt, by: "lint", how: "program" };
const readAgain: Reading = { ...right, on: "2027-02-01" };
const was = (change: Partial<Reading>) => [
  { ...right, ...change },
  { ...other, ...change },
];

it.each([
  ["unread", "no reading", []],
  ["read once", "one reading", [right]],
  ["read once", "the same reader twice", [right, { ...right, by: "s k" }]],
  ["signed", "two readers", [right, other]],
  ["doubted", "a doubt after a signature", [right, other, { ...lint }]],
  ["doubted", "one of two readers doubts", [right, { ...other, ...doubt }]],
  ["read once", "who doubted reads again", [{ ...right, ...doubt }, readAgain]],
  ["doubted", "what a program doubts, read blind later", [lint, other]],
  ["read once", "what a program doubts, compared later", [lint, right]],
  ["source changed", "another source", was({ source: "s0" })],
  ["source changed", "another key", was({ key: "k0" })],
  ["text changed", "another text", was({ text: "t0" })],
  ["text changed", "text and source", was({ text: "t0", source: "s0" })],
  ["read once", "read again since", [...was({ text: "t0" }), right]],
  ["unread", "only a program's old doubt", [{ ...lint, text: "t0" }]],
] as const)("is %s: %s", (state, _, readings) => {
  expect(stateOf(readings, now)).toBe(state);
});

describe("a signature is lost", () => {
  it("when a text that two people signed changes", () => {
    expect(lostSignatures(was({ text: "t0" }), now)).toEqual(
      was({ text: "t0" }),
    );
  });

  it.each([
    ["as long as it stands", [right, other]],
    ["of a text that one person read", [{ ...right, text: "t0" }]],
    ["once that is noted", was({ text: "t0", lost: "2027-03-01" })],
  ])("not %s", (_, readings) => {
    expect(lostSignatures(readings, now)).toEqual([]);
  });
});
