/** @jest-environment node */
import { readResult, writeResult } from "@/lib/teach/result-code";
import { paper, resultOf } from "../../fixtures/classes";

const result = resultOf("", [3, 17]);
const letters = (code: string) => code.replaceAll("-", "");

it("writes fifty answers in twenty-five letters", () => {
  const code = writeResult(result);

  expect(letters(code)).toHaveLength(25);
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(readResult(code)).toEqual(result);
});

it("carries a name in any script, on one line", () => {
  const named = { ...result, name: "सीता  राई =\n2" };

  expect(writeResult(named)).toMatch(/=सीता राई 2$/);
  expect(readResult(writeResult(named))).toEqual({
    ...result,
    name: "सीता राई 2",
  });
});

it("includes unanswered questions, and any choice of paper", () => {
  const open = { ...result, answers: [true, undefined, false], points: 2 };
  const chosen = {
    ...open,
    paper: {
      ...paper,
      topics: ["signs" as const],
      count: 3,
      pictures: false,
      version: "B" as const,
    },
  };

  expect(readResult(writeResult(open))).toEqual(open);
  expect(readResult(writeResult(chosen))).toEqual(chosen);
});

it("reads a code as people type it", () => {
  const typed = writeResult(result).toLowerCase().replaceAll("0", "o");

  expect(readResult(typed.replaceAll("-", " - "))).toEqual(result);
});

it("detects every truncated code", () => {
  const code = letters(writeResult(result));
  const cuts = Array.from({ length: code.length - 1 }, (_, length) =>
    readResult(code.slice(0, length + 1)),
  );

  expect(new Set(cuts)).toEqual(new Set(["cut"]));
});

it("detects any changed letter, and a changed name", () => {
  const code = letters(writeResult({ ...result, name: "Sita" }));
  for (let place = 0; place < 25; place += 1) {
    const other = code[place] === "7" ? "8" : "7";
    const read = readResult(
      code.slice(0, place) + other + code.slice(place + 1),
    );
    expect(["changed", "cut"]).toContain(read);
  }

  expect(readResult(code.replace("Sita", "Gita"))).toBe("changed");
  expect(readResult(`${code.slice(0, 25)}7=Sita`)).toBe("changed");
});
