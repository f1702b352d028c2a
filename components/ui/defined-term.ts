/**
 * Makes an element the definition of a word, for search engines: its children
 * say by `itemProp` which text is the name and which the description. Unlike
 * JSON-LD, this says no text twice.
 */
export const definedTerm = {
  itemScope: true,
  itemType: "https://schema.org/DefinedTerm",
} as const;
