import { handSignals } from "./hand-signal";
import { markings } from "./marking";
import { regulatory } from "./regulatory";
import { signals } from "./signal";

/** Every picture of the library by its id. */
export const pictures = {
  ...handSignals,
  ...markings,
  ...signals,
  ...regulatory,
};

export type PictureId = keyof typeof pictures;

/** The address of a picture below the site's root. */
export function pictureSource(id: PictureId): string {
  const folder = id.startsWith("sc-") ? "scenes" : "signs";
  return `/images/${folder}/${id}.svg`;
}
