/**
 * "/" and Ctrl-K lead to the search, from every page but quiz and exam. "/" can
 * be turned off with the other keys that are letters (WCAG 2.1.4).
 */
import { KEYS_KEY, readText } from "../browser/storage";

addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isCommand = ctrlKey || metaKey;
  const isAsked =
    !altKey &&
    (isCommand
      ? key === "k"
      : key === "/" && !isTyped(target) && readText(KEYS_KEY) !== "off");
  if (!isAsked || "focus" in document.documentElement.dataset) return;

  const field = document.getElementById("search");
  const link = document.getElementById("to-search");
  if (!field && !link) return;
  event.preventDefault();
  if (field) field.focus();
  else link?.click();
});

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select");
