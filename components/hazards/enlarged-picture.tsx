import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Language } from "@/content/languages";
import type { EnlargeMessages } from "@/content/ui/hazards/schema";
import type { Face, Place } from "@/lib/hazards/scene";
import { Icon } from "../ui/icon";
import { SceneImage } from "./scene-image";
import "./enlarge.css";

/** A picture, and what is small in it besides what every one has. */
export type ShownPicture = Pick<Face, "image" | "details"> & {
  alt: string | undefined;
};

type EnlargedPictureProps = {
  face: ShownPicture;
  language: Language;
  /** What to show first, in percent of the picture. */
  at: Place;
  messages: EnlargeMessages;
  onClose: () => void;
};

/** In every picture, in percent. */
const INSIDE_MIRROR = ["inside", 19, 10] as const;
const DASHBOARD = ["dashboard", 50, 92] as const;

/** A picture several times as large as the screen, to be moved about in. */
export function EnlargedPicture({
  face: { image, alt, details },
  language,
  at,
  messages,
  onClose,
}: EnlargedPictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const first = useRef(at);
  useEffect(() => {
    dialog.current?.showModal();
    view.current?.focus();
    showAt(view.current, first.current);
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={messages.heading}
      onClose={onClose}
      onKeyDown={leaveKeys}
      className="enlarged"
    >
      <div className="enlarged-bar">
        <div className="enlarged-details">
          <DetailButtons
            details={details}
            messages={messages}
            onShow={(place) => showAt(view.current, place)}
          />
        </div>
        <button
          type="button"
          className="enlarged-close cursor-target"
          aria-label={messages.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <div
        ref={view}
        role="group"
        aria-label={messages.heading}
        tabIndex={0}
        className="enlarged-view"
      >
        <SceneImage image={image} alt={alt} language={language} />
      </div>
    </dialog>
  );
}

/** One for each detail, to bring it into the middle. */
function DetailButtons({
  details,
  messages,
  onShow,
}: Pick<ShownPicture, "details"> & {
  messages: EnlargeMessages;
  onShow: (place: Place) => void;
}) {
  const [shown, setShown] = useState<number | null>(null);

  const all = [INSIDE_MIRROR, ...details, DASHBOARD];
  const name = (kind: (typeof all)[number][0], index: number) => {
    const alike = all.filter(([other]) => other === kind);
    if (alike.length === 1) return messages[kind];
    return `${messages[kind]} ${alike.indexOf(all[index]!) + 1}`;
  };

  return all.map(([kind, x, y], index) => (
    <button
      key={`${kind} ${x}`}
      type="button"
      className="cursor-target"
      aria-pressed={shown === index}
      onClick={() => {
        setShown(index);
        onShow({ x, y });
      }}
    >
      {name(kind, index)}
    </button>
  ));
}

/** Moves a place of the picture into the middle of the view. */
function showAt(view: HTMLElement | null, { x, y }: Place) {
  view?.scrollTo({
    left: (x / 100) * view.scrollWidth - view.clientWidth / 2,
    top: (y / 100) * view.scrollHeight - view.clientHeight / 2,
    behavior: "instant",
  });
}

/** Keys move the picture, and answer or turn over nothing behind it. */
function leaveKeys(event: KeyboardEvent) {
  event.stopPropagation();
}
