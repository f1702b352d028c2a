import { languageCodes, languages, type Language } from "@/content/languages";
import { pageAddress, viewAddress } from "./links";

/** The five main sections, linked from every page. */
export const placeIds = [
  "home",
  "practise",
  "exams",
  "signs",
  "progress",
] as const;

export type PlaceId = (typeof placeIds)[number];

/** The folders whose pages belong to each section. */
const folders: Record<Exclude<PlaceId, "home">, readonly string[]> = {
  practise: ["practice", "sets"],
  exams: ["exams"],
  signs: ["signs"],
  progress: ["progress"],
};

/** Address for a link to a section. */
export function placeAddress(place: PlaceId, language: Language): string {
  if (place === "home") return viewAddress({ mode: "landing" }, language);
  return pageAddress(place === "practise" ? "practice" : place, language);
}

/** The section that a page belongs to, by its path without the base path. */
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
