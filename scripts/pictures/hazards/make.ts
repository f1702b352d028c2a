import type { HazardPicture } from "@/lib/hazards/pictures";

import type { Files } from "../../generate/cache";
import { cuesOf, flipped, type Hazard } from "../view/scene";
import { filesOf } from "./files";
import { drawnIds, sceneOf } from "./scenes";

const HEAVIEST = 14 * 1024;

/** Draws every hazard scene, and lists what its pictures show. */
export async function make(): Promise<Files> {
  const hazards = await Promise.all(drawnIds().map(sceneOf));
  const pictures = hazards
    .flatMap((hazard) => Object.entries(filesOf(hazard)))
    .map(([name, file]) => {
      if (file.length > HEAVIEST) throw new Error(`${name}: ${file.length}`);
      return [`public/images/hazards/${name}`, file];
    });

  return {
    ...(Object.fromEntries(pictures) as Files),
    "content/hazards/pictures.json": JSON.stringify(hazards.map(entryOf)),
  };
}

function entryOf(hazard: Hazard): HazardPicture {
  const { id, alt, view, flip } = hazard;
  const second = flipped(hazard);
  return {
    id,
    alt,
    cues: cuesOf(view),
    ...(flip && second
      ? { flip: { alt: flip.alt, cues: cuesOf(second) } }
      : {}),
  };
}
