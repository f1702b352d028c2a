import type { Face, Scene } from "./scene";

/**
 * What is read aloud of a scene: what the driver does and the statements; once
 * they are checked, of each whether it is true, and why.
 *
 * @param verdicts how it says that a statement is true, and that it is false
 */
export function spokenOfScene(
  { situation }: Pick<Scene, "situation">,
  { statements }: Pick<Face, "statements">,
  isChecked: boolean,
  verdicts: { isTrue: string; isFalse: string },
): readonly string[] {
  if (!isChecked)
    return [
      situation,
      ...statements.map(({ text }, index) => `${index + 1}. ${text}`),
    ];
  return statements.map(({ answer, why }, index) => {
    const verdict = answer ? verdicts.isTrue : verdicts.isFalse;
    return `${index + 1}. ${verdict} ${why}`;
  });
}
