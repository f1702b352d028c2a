import { auxiliary } from "./auxiliary";
import { instruction } from "./instruction";
import { regulatory } from "./regulatory";
import { warning } from "./warning";

/** Every picture of the library by its id. */
export const pictures = {
  ...auxiliary,
  ...instruction,
  ...regulatory,
  ...warning,
};

export type PictureId = keyof typeof pictures;

/** The address of a picture below the site's root. */
export function pictureSource(id: PictureId): string {
  const folder = id.startsWith("sc-") ? "scenes" : "signs";
  return `/images/${folder}/${id}.svg`;
}
