/** The answers of a mark sheet as they are typed, one key each. */

export type Sheet = {
  /** In the order of the paper; undefined where no box is crossed. */
  answers: readonly (boolean | undefined)[];
  /** Zero-based place of the next key. */
  at: number;
};

/** A sheet of so many statements, nothing typed. */
export function emptySheet(count: number): Sheet {
  return { answers: Array.from({ length: count }, () => undefined), at: 0 };
}

/** An answer at the place of the sheet, which then goes on to the next. */
function typeAnswer(sheet: Sheet, answer: boolean | undefined): Sheet {
  return moveTo(putAnswer(sheet, answer), sheet.at + 1);
}

/** Turns the answer at the place of a sheet: true, false, none. */
export function turnAnswer(sheet: Sheet): Sheet {
  const next = { undefined: true, true: false, false: undefined } as const;
  return putAnswer(sheet, next[`${sheet.answers[sheet.at] as boolean}`]);
}

/** Goes to a place, and no further than the sheet does. */
export function moveTo(sheet: Sheet, at: number): Sheet {
  const last = sheet.answers.length - 1;
  return { ...sheet, at: Math.max(0, Math.min(at, last)) };
}

/**
 * What a key does: 1 true, 2 false, 0 no answer, the arrows move, Backspace
 * takes back the last; null for any other key.
 *
 * @param columns how many statements stand side by side
 */
export function pressKey(
  sheet: Sheet,
  key: string,
  columns: number,
): Sheet | null {
  const answers = { "1": true, "2": false, "0": undefined };
  if (key in answers) return typeAnswer(sheet, answers[key as "1"]);

  if (key === "Backspace") {
    // On the last place an answer may stand already.
    const isLast = sheet.answers[sheet.at] !== undefined;
    const back = isLast ? sheet : moveTo(sheet, sheet.at - 1);
    return putAnswer(back, undefined);
  }
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const step = steps[key];
  return step === undefined ? null : moveTo(sheet, sheet.at + step);
}

function putAnswer(sheet: Sheet, answer: boolean | undefined): Sheet {
  const { answers, at } = sheet;
  return {
    at,
    answers: answers.map((one, index) => (index === at ? answer : one)),
  };
}
