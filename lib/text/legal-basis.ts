import type { LawNames, LegalBasis } from "@/content/rules/schema";
import { formatMessage } from "./format-message";

/** "RTA 45(1)" in words: the name of the law and the place in it. */
export function nameBasis(basis: LegalBasis, messages: LawNames): string {
  const [code = "", ...rest] = basis.split(" ");
  const law = entry(messages.names, code);
  if (law !== undefined) {
    const place = rest.map((word) => entry(messages.placeNames, word) ?? word);
    return formatMessage(law, { place: place.join(" ") });
  }

  // "ACT Basic Act on Disaster Management 76-2", "GUIDE road operators"
  const source = rest.join(" ");
  const name = Object.keys(messages.others).find((one) =>
    source.startsWith(one),
  );
  return name === undefined
    ? source
    : `${entry(messages.others, name)}${source.slice(name.length)}`;
}

function entry(
  table: Readonly<Record<string, string>>,
  key: string,
): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
