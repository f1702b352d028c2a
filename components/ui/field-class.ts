/** The classes of a field for a line of text. */
export const fieldClass =
  "block min-h-12 max-w-full rounded-plate border-2 border-asphalt-500 bg-asphalt-900 px-3";
