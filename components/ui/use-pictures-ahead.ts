import { useEffect, useRef } from "react";
import { asset } from "@/lib/addresses/links";
import { onIdle } from "@/lib/browser/idle";

/**
 * Loads and decodes pictures that come next once the page is idle, so that they
 * appear with their question: addresses without the base path.
 */
export function usePicturesAhead(pictures: readonly string[]) {
  // While they are held, the browser keeps them decoded.
  const held = useRef<readonly HTMLImageElement[]>([]);
  const list = pictures.join(" ");
  useEffect(() => {
    if (!list) return;
    onIdle(() => {
      held.current = list.split(" ").map(decode);
    });
  }, [list]);
}

function decode(picture: string) {
  const image = new Image();
  image.src = asset(picture);
  // One that does not come is asked for again when it is shown.
  image.decode().catch(() => undefined);
  return image;
}
