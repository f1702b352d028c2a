import { frameCode } from "@/lib/embed/frame-code";
import { readFrameOptions, writeFrameOptions } from "@/lib/embed/frame-options";

it.each([
  ["", null, "dark"],
  ["#q7", 7, "dark"],
  ["#light", null, "light"],
  ["#q12-light", 12, "light"],
] as const)("%s is read and written", (hash, question, theme) => {
  expect(readFrameOptions(hash)).toEqual({ question, theme });
  expect(writeFrameOptions({ question, theme })).toBe(hash);
});

it.each(["#q", "#qx", "#7", "#lighter", "#q7.5x"])(
  "%s asks for nothing that there is not",
  (hash) => {
    expect(readFrameOptions(hash).theme).toBe("dark");
    expect([null, 7]).toContain(readFrameOptions(hash).question);
  },
);

it("names the frame, whatever the name", () => {
  const code = frameCode(
    { setId: "basic", language: "en", question: null, theme: "dark" },
    'Signs & "lines"',
  );
  expect(code).toContain('title="Signs &amp; &quot;lines&quot;"');
  expect(code).toMatch(/^<iframe src="https:[^"]*\/embed\/sets\/basic\/"/);
});
