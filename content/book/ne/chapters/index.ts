import type { AnyChapterText } from "../schema";
import { levelCrossings } from "./level-crossings";

/** The chapters that are said in Nepali, by the `id` of the chapter. */
export const chapters: Readonly<Partial<Record<string, AnyChapterText>>> = {
  "level-crossings": levelCrossings,
};
