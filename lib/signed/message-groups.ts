import { defaultLanguage, type Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import type { Line, SignedText, Translation } from "./texts";

/** More than this is read in parts. */
const MOST_LINES = 20;

/** Messages, or a part of them: strings, lists, and more of the same. */
type Branch = { readonly [key: string]: string | Branch };

/** The messages of the interface by area, large areas by their parts. */
export function messageGroups(
  messages: Readonly<Record<Language, Messages>>,
  language: Translation,
): SignedText[] {
  const source = messages[defaultLanguage] as unknown as Branch;
  const own = messages[language] as unknown as Branch;
  return Object.keys(own).flatMap((area) =>
    groupsIn(`ui/${area}`, own[area]!, source[area]!),
  );
}

function groupsIn(
  ref: string,
  own: string | Branch,
  source: string | Branch,
): SignedText[] {
  const lines = linesIn(own, source);
  if (lines.length <= MOST_LINES || typeof own === "string")
    return [{ ref, lines, asks: [] }];

  const at = (key: string) => (typeof source === "string" ? "" : source[key]!);
  const keys = Object.keys(own);
  const isText = (key: string) => typeof own[key] === "string";
  const strings = keys
    .filter(isText)
    .flatMap((key) => linesIn(own[key]!, at(key)));
  const parts = Array.from(
    { length: Math.ceil(strings.length / MOST_LINES) },
    (_, part): SignedText => ({
      ref: part === 0 ? ref : `${ref}-${part + 1}`,
      lines: strings.slice(part * MOST_LINES, (part + 1) * MOST_LINES),
      asks: [],
    }),
  );
  return [
    ...parts,
    ...keys
      .filter((key) => !isText(key))
      .flatMap((key) => groupsIn(`${ref}.${key}`, own[key]!, at(key))),
  ];
}

function linesIn(own: string | Branch, source: string | Branch): Line[] {
  if (typeof own === "string")
    return own === ""
      ? []
      : [{ text: own, source: typeof source === "string" ? source : "" }];
  return Object.keys(own).flatMap((key) =>
    linesIn(own[key]!, typeof source === "string" ? "" : source[key]!),
  );
}
