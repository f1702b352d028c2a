import "server-only";
import type { SceneId } from "@/content/book/schema";
import { hazardSetIds } from "@/content/hazards/sets";
import type { Language } from "@/content/languages";
import { readScenes } from "../hazards/read-scenes";
import type { Scene } from "../hazards/scene";

/** A hazard scene that the book works through. */
export function readWorkedScene(id: SceneId, language: Language): Scene {
  const scenes = hazardSetIds.flatMap((set) => readScenes(set, language));
  const scene = scenes.find((one) => one.id === id);
  if (!scene) throw new Error(`No scene ${id}`);
  return scene;
}
