import type { HazardScene } from "@/content/hazards/schema";
import { shortHash } from "../text/short-hash";

/** Changes with what a scene asks: its situation, statements and answers. */
export function sceneRevision({
  situation,
  statements,
}: Pick<HazardScene, "situation" | "statements">): string {
  const texts = statements.map(({ statement }) => statement);
  const answers = statements.map(({ answer }) => answer);
  return shortHash(JSON.stringify([situation, texts, answers]), 6);
}
