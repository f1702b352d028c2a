/**
 * The page as it came. A browser's translation puts other texts into it, and
 * extensions put in what is theirs; React can take over only its own, and would
 * else draw all of it anew, without what is chosen and pressed by then.
 */
const { body } = document;
const elements = [body, ...body.querySelectorAll("*")].map(
  (element) => [element, [...element.childNodes]] as const,
);
const texts = elements.flatMap(([, children]) =>
  children.flatMap((node) =>
    node instanceof Text ? [[node, node.data] as const] : [],
  ),
);

/** Makes it so again; the browser translates again what it finds new. */
export function restorePage() {
  for (const [element, children] of elements) {
    const { childNodes } = element;
    const isBody = element === body;
    const isWhole = () =>
      children.every((node, index) => childNodes[index] === node) &&
      (isBody || childNodes.length === children.length);
    if (isWhole()) continue;

    const own = new Set<Node>(children);
    for (const node of [...childNodes].filter((one) => !own.has(one)))
      // Behind its own, a body may have others.
      if (isBody) body.append(node);
      else node.remove();
    if (!isWhole()) element.prepend(...children);
  }
  for (const [text, data] of texts) if (text.data !== data) text.data = data;
}
