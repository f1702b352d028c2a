import { gzipSync } from "node:zlib";
import type { HazardPicture } from "@/lib/hazards/pictures";
import { cuesOf } from "@/packages/road-art/view/draw-scene";
import { flipped, type Hazard } from "@/packages/road-art/view/scene";
import type { Files } from "../../generate/cache";
import { filesOf, motionOf } from "./files";
import { groundSeen, ownPathOf, placesSeen } from "./places";
import { drawnIds, sceneOf } from "./scenes";

const HEAVIEST = 14 * 1024;

/** Nearer things show more: a still of a film may weigh this. */
const HEAVIEST_STILL = 18 * 1024;

/** A film may weigh as much as this on its way, compressed. */
const HEAVIEST_FILM = 8 * 1024;

/** Draws every hazard scene, records it, and lists what its pictures show. */
export async function make(): Promise<Files> {
  const hazards = await Promise.all(drawnIds().map(sceneOf));
  const files = hazards.flatMap((hazard) => {
    const { films, stills } = motionOf(hazard);
    return [
      ...Object.entries(filesOf(hazard)).map(([name, file]) =>
        weighed(`public/images/hazards/${name}`, file, file.length, HEAVIEST),
      ),
      ...Object.entries(stills).map(([name, file]) =>
        weighed(
          `public/images/hazards/${name}`,
          file,
          file.length,
          HEAVIEST_STILL,
        ),
      ),
      ...Object.entries(films).map(([name, film]) =>
        weighed(
          `public/hazards/${name}`,
          film,
          gzipSync(film).length,
          HEAVIEST_FILM,
        ),
      ),
    ];
  });

  return {
    ...(Object.fromEntries(files) as Files),
    "content/hazards/pictures.json": JSON.stringify(hazards.map(entryOf)),
  };
}

function weighed(path: string, file: string, bytes: number, most: number) {
  if (bytes > most) throw new Error(`${path}: ${bytes} bytes`);
  return [path, file] as const;
}

function entryOf(hazard: Hazard): HazardPicture {
  const { id, alt, view, flip } = hazard;
  const second = flipped(hazard);
  return {
    id,
    alt,
    cues: cuesOf(view),
    places: placesSeen(hazard, view, "first"),
    hidden: groundSeen(hazard, "first"),
    ownPath: ownPathOf(hazard),
    ...(flip && second
      ? {
          flip: {
            alt: flip.alt,
            cues: cuesOf(second),
            places: placesSeen(hazard, second, "second"),
            hidden: groundSeen(hazard, "second"),
          },
        }
      : {}),
  };
}
