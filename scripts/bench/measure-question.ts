/**
 * Runs inside a measured page: what its screen shows of the question, in CSS
 * pixels. It stands alone, since its text is sent into the page.
 */
export function measureQuestion() {
  const boxOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect();
  const bottomOf = (selector: string) => boxOf(selector)?.bottom ?? 0;
  const options = [...document.querySelectorAll(".option")].map((option) =>
    option.getBoundingClientRect(),
  );
  /** In whole pixels: the dock may stand between two. */
  const placeOf = (box?: DOMRect) =>
    box && [box.x, box.y, box.width, box.height].map(Math.round);
  const sheet = document.querySelector(".focus-sheet");
  const next = boxOf(".quiz-next");
  const sheetBox = sheet?.getBoundingClientRect();
  const dockTop = boxOf(".focus-dock")?.top ?? 0;
  /** Whether the sheet, once up, lies over a part of this. */
  const isCovered = (selector: string) => {
    const box = boxOf(selector);
    return Boolean(
      box &&
      sheetBox &&
      sheetBox.height > 0 &&
      box.bottom > sheetBox.top + 3 &&
      box.top < sheetBox.bottom - 3 &&
      box.right > sheetBox.left &&
      box.left < sheetBox.right,
    );
  };

  return {
    /** Where the text of the question begins. */
    question: boxOf(".focus-question")?.top ?? Infinity,
    hasPicture: boxOf(".focus-picture") !== undefined,
    /** Where the answers end, and what lies over the lower edge begins. */
    answers: Math.max(...options.map(({ bottom }) => bottom)),
    dock: dockTop,
    /** The thumb's way from an option to Next. */
    reach: (next?.top ?? 0) - (options[0]?.top ?? 0),
    /** Whether question and picture are completely on the screen. */
    isReadable:
      Math.max(bottomOf(".focus-question"), bottomOf(".focus-picture")) <=
        dockTop + 1 &&
      !isCovered(".focus-question") &&
      !isCovered(".focus-picture"),
    /** What must not change when an answer is given. */
    places: JSON.stringify([scrollY, options.map(placeOf), placeOf(next)]),
    /** Verdict, explanation and basis: nothing is cut, all can be scrolled to. */
    isAllInSheet:
      sheet !== null && sheet.scrollHeight <= sheet.clientHeight + 1,
    /** Where verdict and explanation end. */
    reason: bottomOf(".feedback"),
    /** Whether all of them are on the screen at once. */
    isWhole: sheetBox !== undefined && sheetBox.bottom <= dockTop + 1,
    /** How many of the chosen and the right option it lies over. */
    covered: [...document.querySelectorAll(".option")].filter((option) => {
      const { top, bottom, left, right } = option.getBoundingClientRect();
      return (
        option.matches("[data-chosen], [data-state=right]") &&
        sheetBox !== undefined &&
        bottom > sheetBox.top + 3 &&
        top < sheetBox.bottom - 3 &&
        right > sheetBox.left &&
        left < sheetBox.right
      );
    }).length,
  };
}

/** A page's height, in CSS pixels; also runs inside it. */
export const measureHeight = () => document.documentElement.scrollHeight;
