/** A name of QTI's own kind: without "/", and a letter first. */
export const identifierOf = (ref: string) => `q-${ref.replaceAll("/", "-")}`;
