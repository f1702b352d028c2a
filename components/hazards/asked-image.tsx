import { useRef, type ReactNode } from "react";
import type { Language } from "@/content/languages";
import { FailedPicture } from "../ui/failed-picture";
import type { usePictureTries } from "../ui/picture-tries";
import type { SceneMessages } from "./messages";
import { SceneImage } from "./scene-image";

type AskedImageProps = {
  image: string;
  alt: string | undefined;
  language: Language;
  messages: Pick<SceneMessages["quiz"], "pictureFailed" | "retryPicture">;
  tries: ReturnType<typeof usePictureTries>;
  /** What is drawn over it. */
  children?: ReactNode;
};

/**
 * The picture of the scene that is asked. If it does not load, its description
 * is shown, and loading can be tried again.
 */
export function AskedImage({
  image,
  alt,
  language,
  messages,
  tries: { failed, query, watch, recordFailed, retry },
  children,
}: AskedImageProps) {
  const picture = useRef<HTMLImageElement>(null);

  if (failed)
    return (
      <FailedPicture
        alt={alt}
        lang={language}
        messages={messages}
        onRetry={() => {
          retry();
          picture.current?.focus();
        }}
      />
    );

  return (
    <>
      <SceneImage
        image={image + query}
        alt={alt}
        language={language}
        ref={(element) => {
          picture.current = element;
          watch(element);
        }}
        onError={recordFailed}
        draggable={false}
        tabIndex={-1}
      />
      {children}
    </>
  );
}
