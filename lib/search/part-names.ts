/**
 * The parts that the index is downloaded in, in the order of their use: what
 * has a name, then the rules, sections and facts, then what is asked.
 */
export const partNames = ["names", "rules", "questions"] as const;

export type PartName = (typeof partNames)[number];

/** Its name; its other names, also whole; number or article; what it says. */
export const indexedFields = ["name", "names", "number", "text"] as const;

/** What an entry is indexed by; each field is a text of terms. */
export type IndexedFields = Record<(typeof indexedFields)[number], string>;
