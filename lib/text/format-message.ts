/** Puts values into a text: `formatMessage("{n} of {m}", { n: 1, m: 5 })`. */
export function formatMessage(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
