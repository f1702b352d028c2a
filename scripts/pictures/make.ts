import { pictureSource, type PictureId } from "@/content/pictures";
import { render } from "@/packages/road-art/drawing/render";
import type { Files } from "../generate/cache";
import { drawings } from "./index";

/** Draws every sign and scene of the library. */
export function make(): Files {
  return Object.fromEntries(
    Object.entries(drawings).map(([id, drawing]) => [
      `public${pictureSource(id as PictureId)}`,
      render(drawing),
    ]),
  );
}
