import type { LawCode, LegalBasis } from "@/content/rules/schema";

/** "RTA 45(1)" as a reader knows it: the law's name, then the place in it. */
export function nameBasis(
  basis: LegalBasis,
  laws: Readonly<Record<LawCode, string>>,
): string {
  const [code = "", ...place] = basis.split(" ");
  const name = (laws as Readonly<Record<string, string>>)[code] ?? "";
  // Guides and other acts carry their own names.
  return [name, ...place].filter(Boolean).join(" ");
}
