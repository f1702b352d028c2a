/** What search results show of a description, in letters. */
export const DESCRIPTION_LENGTH = 155;

/**
 * A description with a list in it, of which as much is named from the front as
 * search results show.
 *
 * @param write puts the list into the description
 */
export function fitList(
  items: readonly string[],
  write: (list: string) => string,
): string {
  const fits = items
    .map((_, index) => write(items.slice(0, index + 1).join("; ")))
    .filter(({ length }) => length <= DESCRIPTION_LENGTH);
  return fits.at(-1) ?? write(items[0] ?? "");
}
