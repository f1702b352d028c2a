import { readChoice, readEnvironment } from "./environment";
import { resolveEffects } from "./policy";

/** Shows the level in the page; the other three are handed in as they are. */
function show(
  resolve: typeof resolveEffects,
  read: typeof readEnvironment,
  choice: typeof readChoice,
) {
  const { level } = resolve(read(), choice());
  document.documentElement.dataset.effects = level;
  for (const control of document.querySelectorAll("[role=switch]"))
    control.setAttribute("aria-checked", String(level !== "off"));
}

const parts = [resolveEffects, readEnvironment, readChoice].map(String);
const script = `(${String(show)})(${parts.join()})`;

/** Tells the page its level before it is painted, ahead of all other scripts. */
export function FirstLevel() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
