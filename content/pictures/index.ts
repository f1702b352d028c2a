import { regulatory } from "./regulatory";
import { scene } from "./scene";

/** Every picture of the library by its id. */
export const pictures = {
  ...regulatory,
  ...scene,
};

export type PictureId = keyof typeof pictures;

/** The address of a picture below the site's root. */
export function pictureSource(id: PictureId): string {
  const folder = id.startsWith("sc-") ? "scenes" : "signs";
  return `/images/${folder}/${id}.svg`;
}
