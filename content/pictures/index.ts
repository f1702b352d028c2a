import { auxiliary } from "./auxiliary";
import { guide } from "./guide";
import { instruction } from "./instruction";
import { marks } from "./mark";
import { regulatory } from "./regulatory";
import { warning } from "./warning";

/** Every picture of the library by its id. */
export const pictures = {
  ...auxiliary,
  ...guide,
  ...instruction,
  ...marks,
  ...regulatory,
  ...warning,
};

export type PictureId = keyof typeof pictures;

/** The address of a picture below the site's root. */
export function pictureSource(id: PictureId): string {
  const folder = id.startsWith("sc-") ? "scenes" : "signs";
  return `/images/${folder}/${id}.svg`;
}
