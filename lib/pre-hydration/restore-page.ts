/**
 * The page as it was loaded. A browser's translation changes its texts, and
 * extensions add to it; React can only hydrate its own markup, and would
 * otherwise draw everything again, without what was chosen and pressed by then.
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

/** Restores it; the browser translates again what is new to it. */
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
      // After its own nodes, a body may have others.
      if (isBody) body.append(node);
      else node.remove();
    if (!isWhole()) element.prepend(...children);
  }
  for (const [text, data] of texts) if (text.data !== data) text.data = data;
}
