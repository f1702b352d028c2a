import { readdirSync } from "node:fs";
import type { Hazard } from "@/packages/road-art/view/scene";

/** The numbers of the scenes that are drawn: one file each in this folder. */
export function drawnIds(): string[] {
  return readdirSync(__dirname)
    .filter((file) => /^hz-\d\d\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort();
}

/** The scene of a file in this folder. */
export async function sceneOf(id: string): Promise<Hazard> {
  const number = id.slice("hz-".length);
  const { hazard } = (await import(`./hz-${number}.ts`)) as { hazard: Hazard };
  return hazard;
}
