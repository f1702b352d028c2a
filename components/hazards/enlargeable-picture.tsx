import { useState, type MouseEvent, type ReactNode } from "react";
import type { Language } from "@/content/languages";
import type { Place } from "@/lib/hazards/scene";
import { Icon } from "../ui/icon";
import { usePictureTries } from "../ui/picture-tries";
import { AskedImage } from "./asked-image";
import { EnlargedPicture, type ShownPicture } from "./enlarged-picture";
import type { SceneMessages } from "./messages";

type EnlargeablePictureProps = {
  face: ShownPicture;
  language: Language;
  messages: PictureMessages;
  /** What a press on the picture does, if it does not enlarge it. */
  onPress?: ((place: Place) => void) | undefined;
  /** What is drawn over it. */
  children?: ReactNode;
};

type PictureMessages = Pick<SceneMessages, "enlarge"> & {
  quiz: Pick<SceneMessages["quiz"], "pictureFailed" | "retryPicture">;
};

const MIDDLE: Place = { x: 50, y: 45 };

/** The picture of a scene: a press enlarges what is pressed, as does a button. */
export function EnlargeablePicture({
  face,
  language,
  messages,
  onPress,
  children,
}: EnlargeablePictureProps) {
  const [at, setAt] = useState<Place | null>(null);
  const tries = usePictureTries();
  const press = onPress ?? setAt;

  return (
    <>
      <div
        className="hazard-picture"
        data-taps={onPress ? true : undefined}
        data-failed={tries.failed || undefined}
        onClick={(event) => {
          const place = pressedPlace(event);
          if (place) press(place);
        }}
      >
        <AskedImage
          image={face.image}
          alt={face.alt}
          language={language}
          messages={messages.quiz}
          tries={tries}
        >
          {children}
          <button
            type="button"
            className="picture-button cursor-target"
            aria-label={messages.enlarge.open}
            onClick={() => setAt(MIDDLE)}
          >
            <Icon name="search" />
          </button>
        </AskedImage>
      </div>
      {at && (
        <EnlargedPicture
          face={face}
          language={language}
          at={at}
          messages={messages.enlarge}
          onClose={() => setAt(null)}
        />
      )}
    </>
  );
}

/** Where the image was pressed, in percent; null beside it and on a button. */
function pressedPlace({
  target,
  currentTarget,
  clientX,
  clientY,
}: MouseEvent<HTMLElement>): Place | null {
  if (!(target instanceof HTMLImageElement)) return null;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: (100 * (clientX - left)) / width,
    y: (100 * (clientY - top)) / height,
  };
}
