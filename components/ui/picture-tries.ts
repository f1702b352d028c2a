import { useState } from "react";
import { flushSync } from "react-dom";

/** Whether a picture did not load, and how it is tried again. */
export function usePictureTries() {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);

  return {
    failed,
    /** Behind its address, so that the browser asks for it again. */
    query: tries > 0 ? `?again=${tries}` : "",
    /** It may have failed before React listened. */
    watch: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(true);
    },
    recordFailed: () => setFailed(true),
    /** The picture is there again, loading, when this returns. */
    retry: () =>
      flushSync(() => {
        setTries(tries + 1);
        setFailed(false);
      }),
  };
}
