import { languageCodes, languages, type Language } from "@/content/languages";
import { pageAddress, viewAddress } from "./links";

/** The five places that the navigation leads to from everywhere. */
export const placeIds = [
  "home",
  "practise",
  "exams",
  "signs",
  "progress",
] as const;

export type PlaceId = (typeof placeIds)[number];

/** The folders whose pages belong to a place. */
const folders: Record<Exclude<PlaceId, "home">, readonly string[]> = {
  practise: ["practice", "sets"],
  exams: ["exams"],
  signs: ["signs"],
  progress: ["progress"],
};

/** Address to put into a link to a place. */
export function placeAddress(place: PlaceId, language: Language): string {
  if (place === "home") return viewAddress({ mode: "landing" }, language);
  return pageAddress(place === "practise" ? "practice" : place, language);
}

/** The place that the page at a path belongs to; the path is without base path. */
export function placeAt(path: string): PlaceId | undefined {
  const parts = path.split("/").filter(Boolean);
  if (languageCodes.some((code) => languages[code].prefix === `/${parts[0]}`))
    parts.shift();

  const [folder] = parts;
  if (folder === undefined) return "home";
  return placeIds.find(
    (place) => place !== "home" && folders[place].includes(folder),
  );
}
