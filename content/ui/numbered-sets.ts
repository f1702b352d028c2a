type SetText = { title: string; description: string };

/** The texts of numbered sets, which differ in their number only. */
export function textOfEach<Id extends string>(
  ids: readonly Id[],
  title: string,
  description: string,
) {
  return Object.fromEntries(
    ids.map((id, index) => [
      id,
      { title: title.replace("{number}", String(index + 1)), description },
    ]),
  ) as Record<Id, SetText>;
}
