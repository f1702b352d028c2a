import type { Language } from "@/content/languages";
import { Icon } from "../ui/icon";
import { MarkedText } from "../ui/marked-text";

type LargePictureProps = {
  /** What the button that opens it names. */
  id: string;
  picture: {
    src: string;
    alt: string;
    lang: Language;
    width: number;
    height: number;
  };
  closeLabel: string;
};

/** A picture over a dimmed page, with what it shows below it. */
export function LargePicture({ id, picture, closeLabel }: LargePictureProps) {
  return (
    <div id={id} popover="auto" className="large-picture">
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={closeLabel}
      >
        <Icon name="close" className="size-6" />
      </button>
      <figure>
        <img {...picture} alt="" loading="lazy" />
        <figcaption lang={picture.lang}>
          <MarkedText language={picture.lang}>{picture.alt}</MarkedText>
        </figcaption>
      </figure>
    </div>
  );
}
