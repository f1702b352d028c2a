export type Role =
  | "button"
  | "checkbox"
  | "group"
  | "heading"
  | "link"
  | "radio"
  | "textbox";

/** An element of the page, by role and accessible name, the n-th of them. */
export type Target = {
  role: Role;
  /** A text is compared whole; an expression is tried. */
  name: string | { source: string } | undefined;
  /** Only inside the groups of this name, as of a statement's answers. */
  within: { source: string } | undefined;
  nth: number | undefined;
};

declare global {
  interface Window {
    /** Whether what was about to be pressed has not been. */
    isMissed?: boolean;
  }
}

export type Located = {
  text: string;
  /** The point to click, unless something else lies over it. */
  point: [x: number, y: number] | null;
  isDisabled: boolean;
  isFocused: boolean;
};

/**
 * Runs inside the page, so that it is written as one function: what can be
 * seen of an element, or null where none is visible.
 */
export function locate(
  { role, name, within, nth = 0 }: Target,
  isAboutToPress: boolean,
): Located | null {
  const selectors = {
    button: "button, summary, [role=button]",
    checkbox: "input[type=checkbox]",
    group: "fieldset, [role=group]",
    heading: "h1, h2, h3, h4",
    link: "a[href]",
    radio: "input[type=radio]",
    textbox: "input:not([type=radio], [type=checkbox]), textarea",
  };
  const clean = (text?: string | null) =>
    (text ?? "").replace(/\s+/g, " ").trim();
  /** Without what is hidden, as nobody hears that. */
  const said = (element?: Element | null) =>
    [...(element?.querySelectorAll<HTMLElement>("[aria-hidden=true]") ?? [])]
      .map(({ innerText }) => innerText)
      .reduce(
        (text, hidden) => text.replace(hidden, ""),
        (element as HTMLElement | undefined)?.innerText ?? "",
      );
  const nameOf = (element: Element) => {
    const byId = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => (id && document.getElementById(id)?.textContent) || "")
      .join(" ");
    const label =
      (element as HTMLInputElement).labels?.[0] ??
      element.querySelector(":scope > legend");
    return clean(
      element.getAttribute("aria-label") ||
        byId.trim() ||
        said(label) ||
        said(element) ||
        element.getAttribute("title") ||
        element.getAttribute("placeholder"),
    );
  };
  const isNamed = (element: Element) =>
    name === undefined ||
    (typeof name === "string"
      ? nameOf(element) === name
      : new RegExp(name.source, "u").test(nameOf(element)));
  const isWithin = (element: Element) => {
    const group = element.closest(selectors.group);
    if (!within) return true;
    return group !== null && new RegExp(within.source, "u").test(nameOf(group));
  };

  const element = [...document.querySelectorAll(selectors[role])]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => isNamed(one) && isWithin(one))
    .at(nth);
  if (!element) return null;

  const input = element as HTMLInputElement;
  // A radio button may be drawn by its label.
  const drawn = input.labels?.[0] ?? element;
  if (isAboutToPress) {
    drawn.scrollIntoView({ block: "center", behavior: "instant" });
    // A page that scrolls meanwhile lets the click fall beside it. Before the
    // app is there, no click comes further than to the window.
    window.isMissed = true;
    const noteClick = ({ target, isTrusted }: Event) => {
      // Earlier clicks, which the app replays once it is there.
      if (!isTrusted) return;
      removeEventListener("click", noteClick, true);
      if (drawn.contains(target as Node)) window.isMissed = false;
    };
    addEventListener("click", noteClick, true);
  }
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const point: [number, number] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(...point);
  return {
    text: clean(element.textContent),
    point: hit && drawn.contains(hit) ? point : null,
    isDisabled: element.matches(":disabled, [aria-disabled=true]"),
    isFocused: element === document.activeElement,
  };
}
