import type { LawWords, LegalBasis } from "@/content/rules/schema";
import { fill } from "./fill";

/** "RTA 45(1)" as a reader knows it: the law's name and the place in it. */
export function nameBasis(basis: LegalBasis, words: LawWords): string {
  const [code = "", ...rest] = basis.split(" ");
  const law = entry(words.names, code);
  if (law !== undefined) {
    const place = rest.map((word) => entry(words.placeWords, word) ?? word);
    return fill(law, { place: place.join(" ") });
  }

  // "ACT Basic Act on Disaster Management 76-2", "GUIDE road operators"
  const source = rest.join(" ");
  const name = Object.keys(words.others).find((one) => source.startsWith(one));
  return name === undefined
    ? source
    : `${entry(words.others, name)}${source.slice(name.length)}`;
}

function entry(
  table: Readonly<Record<string, string>>,
  key: string,
): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
