/**
 * The page's texts as they came. A browser's translation puts others in their
 * places, and React can take over only a page that holds its own.
 */
const texts: [Text, string, ParentNode, ChildNode[]][] = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode as Text;
  const parent = text.parentElement!;
  texts.push([text, text.data, parent, [...parent.childNodes]]);
}

/** Undoes a translation; the browser translates again what it finds new. */
export function restoreTexts() {
  for (const [text, data, parent, children] of texts) {
    if (text.parentNode !== parent) parent.replaceChildren(...children);
    if (text.data !== data) text.data = data;
  }
  const given = globalThis.firstAnswer;
  if (!given) return;

  globalThis.giveFirstAnswer?.(given.choice);
  globalThis.firstAnswer = given;
}
