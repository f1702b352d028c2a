/** Functions that run inside the page, so that each stands for itself. */

export const appState = () => document.documentElement.dataset.app;

export const isMissed = () => window.isMissed === true;

export function leaveByReload() {
  Object.assign(window, { isLeft: true });
  location.reload();
}

export const isReloaded = () =>
  !("isLeft" in window) && document.readyState === "complete";

export const visibleText = () => document.body.innerText.replace(/\s+/g, " ");

/** Has rules for paper apply, and those for screens not. */
export function applyPrintStyles() {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (/\bprint\b/.test(rule.media.mediaText))
          rule.media.mediaText = "all";
        else if (/\bscreen\b/.test(rule.media.mediaText))
          rule.media.mediaText = "not all";
      }
      if ("cssRules" in rule) apply(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) apply(sheet.cssRules);
}

export function fieldValue(name: string): string | undefined {
  const fields = document.querySelectorAll<HTMLInputElement>("input, textarea");
  return [...fields].find(({ labels, ariaLabel }) =>
    [ariaLabel, labels?.[0]?.textContent].includes(name),
  )?.value;
}

export function setDay(name: string, days: number) {
  const field = [...document.querySelectorAll("input")].find(
    ({ labels }) => labels?.[0]?.textContent === name,
  )!;
  const day = new Date(Date.now() + days * 86_400_000);
  const setValue = Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    "value",
  )!.set!;
  setValue.call(field, day.toLocaleDateString("sv"));
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return field.type;
}
