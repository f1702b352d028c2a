/** @jest-environment node */
import { writeBlock, type Finding } from "@/lib/signed/block";
import { hashesOf, stampOf } from "@/lib/signed/hashes";
import type { Readings } from "@/lib/signed/states";
import { takeBlocks } from "@/lib/signed/take";
import type { SignedText } from "@/lib/signed/texts";

const textOf = (id: number): SignedText => ({
  ref: `basic/${id}`,
  lines: [{ text: `पाठ ${id}`, source: `Text ${id}` }],
  asks: [{ text: `पाठ ${id}`, options: ["सही", "गलत"], answer: 0 }],
});
const texts = new Map([1, 2, 3].map((id) => [`basic/${id}`, textOf(id)]));
const reader = {
  language: "ne",
  release: "0.2.0",
  by: "S. K.",
  on: "2027-01-04",
} as const;
const found = (id: number, own: Partial<Finding> = {}): Finding => ({
  ref: `basic/${id}`,
  stamp: stampOf(textOf(id)),
  how: "blind",
  ...own,
});
const noted = (id: number) => ({
  ...hashesOf(textOf(id)),
  by: "S. K.",
  on: "2027-01-04",
  how: "blind",
});
const all = [found(1), found(2, { doubt: "बायाँ, not दायाँ" }), found(3)];
const block = writeBlock(reader, all);

/** What is noted, and what is said, after a text was taken. */
function take(text: string, readings: Readings = {}) {
  const { after, problems } = takeBlocks(
    text,
    { ne: { texts, readings } },
    "0.2.0",
  );
  return { readings: after.ne!, problems };
}

it("notes each text of a block, with a doubt and its words", () => {
  expect(take(block)).toEqual({
    readings: {
      "basic/1": [noted(1)],
      "basic/2": [{ ...noted(2), doubt: "बायाँ, not दायाँ" }],
      "basic/3": [noted(3)],
    },
    problems: [],
  });
});

it("extracts it from a mail that quotes and wraps it", () => {
  const mail = block
    .replace("बायाँ, not", "बायाँ,\nnot")
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\r\n");

  expect(take(`Namaste!\n\n${mail}\n\nYours/S. K.`)).toEqual(take(block));
});

describe("a broken block", () => {
  const lines = block.split("\n");

  it("that was truncated gives what arrived", () => {
    const { readings, problems } = take(lines.slice(0, 2).join("\n"));

    expect(Object.keys(readings)).toEqual(["basic/1"]);
    expect(problems).toEqual([
      "line 2: the block of line 1 was cut: no last line",
    ]);
  });

  it("that was truncated within a line or in the middle says which", () => {
    const within = [lines[0], lines[1]!.slice(0, 16), ...lines.slice(3)];
    const { readings, problems } = take(within.join("\n"));

    expect(Object.keys(readings)).toEqual(["basic/3"]);
    expect(problems).toEqual([
      `line 2: not understood: ${lines[1]!.slice(0, 16)}`,
      "line 4: the block has 3 texts, 1 could be read",
    ]);
  });

  it("without its first line is not assigned", () => {
    const { readings, problems } = take(lines.slice(3).join("\n"));

    expect(readings).toEqual({});
    expect(problems).toEqual([
      "line 1: not taken: the first line of its block is not there",
    ]);
  });

  it("that was doubled counts once", () => {
    const { readings, problems } = take(`${block}\n${block}`);

    expect(readings).toEqual(take(block).readings);
    expect(problems).toEqual([
      "line 7: basic/1 is doubled; line 2 was taken",
      "line 8: basic/2 is doubled; line 3 was taken",
      "line 9: basic/3 is doubled; line 4 was taken",
    ]);
  });

  it("before it is already recorded", () => {
    const before = take(block).readings;

    expect(take(block, before)).toEqual({
      readings: before,
      problems: [1, 2, 3].map(
        (id) => `line ${id + 1}: basic/${id} is noted already`,
      ),
    });
  });

  it("from an older release gives what has not changed since", () => {
    const older = writeBlock({ ...reader, release: "0.1.0" }, [
      found(1, { stamp: "AAAAAAAA" }),
      found(2),
      found(3, { ref: "basic/99" }),
    ]);
    const { readings, problems } = take(older);

    expect(Object.keys(readings)).toEqual(["basic/2"]);
    expect(problems).toEqual([
      "line 2: basic/1 changed since it was read; it must be read again (the block is from release 0.1.0)",
      "line 4: basic/99 does not exist (the block is from release 0.1.0)",
    ]);
  });

  it.each([
    [
      "reading 1",
      "reading 2",
      "line 1: a block of form 2; this release reads form 1",
    ],
    ["2027-01-04", "2027-13-44", "line 1: there is no day 2027-13-44"],
    ["| ne |", "| xx |", 'line 2: basic/1 is in "xx", which has no readings'],
  ])("with %s as %s is not taken", (part, broken, problem) => {
    const { readings, problems } = take(block.replace(part, broken));

    expect(readings).toEqual({});
    expect(problems).toContain(problem);
  });

  it("cannot sign blind what asks nothing", () => {
    const silent = { ...textOf(1), asks: [] };
    const { problems } = takeBlocks(
      writeBlock(reader, [found(1, { stamp: stampOf(silent) })]),
      { ne: { texts: new Map([["basic/1", silent]]), readings: {} } },
      "0.2.0",
    );

    expect(problems).toEqual([
      "line 2: basic/1 asks nothing that could be answered blind",
    ]);
  });
});
