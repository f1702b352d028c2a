import type { HazardScene } from "@/content/hazards/schema";
import { shortHash } from "../text/short-hash";

/** Changes when a scene's situation, statements or answers change. */
export function sceneRevision({
  situation,
  statements,
}: Pick<HazardScene, "situation" | "statements">): string {
  const texts = statements.map(({ statement }) => statement);
  const answers = statements.map(({ answer }) => answer);
  return shortHash(JSON.stringify([situation, texts, answers]), 6);
}
