import type { ComponentProps } from "react";
import type { Language } from "@/content/languages";
import { asset } from "@/lib/addresses/links";

/** The size that the pictures are drawn in. */
export const sceneSize = { width: 600, height: 400 };

type SceneImageProps = {
  /** Its address, without the base path. */
  image: string;
  alt: string | undefined;
  /** Of its description. */
  language: Language;
} & Pick<
  ComponentProps<"img">,
  "className" | "draggable" | "loading" | "onError" | "ref" | "tabIndex"
>;

/** What the driver sees in a scene. */
export function SceneImage({ image, alt, language, ...rest }: SceneImageProps) {
  return (
    <img
      src={asset(image)}
      alt={alt}
      lang={language}
      {...sceneSize}
      {...rest}
    />
  );
}
