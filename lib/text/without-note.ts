/** A name without what stands in brackets behind it: "Karimenkyo (仮免)". */
export function withoutNote(name: string): string {
  return name.replace(/ \(.*$/, "");
}
