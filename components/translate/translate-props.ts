import type { Translation } from "@/lib/signed/texts";

/** A batch as the list names it. */
export type NamedBatch = { id: string; name: string; count: number };

/** Batches of a kind. */
export type Area = { name: string; batches: readonly NamedBatch[] };

/** Which translation is read, and its name in English. */
export type TranslateProps = {
  translation: Translation;
  name: string;
};
