import { createHash } from "node:crypto";
import type { HazardScene } from "@/content/hazards/schema";

/** Changes with what a scene asks: its situation, statements and answers. */
export function sceneRevision({
  situation,
  statements,
}: Pick<HazardScene, "situation" | "statements">): string {
  const texts = statements.map(({ statement }) => statement);
  const answers = statements.map(({ answer }) => answer);
  return createHash("sha256")
    .update(JSON.stringify([situation, texts, answers]))
    .digest("base64url")
    .slice(0, 6);
}
