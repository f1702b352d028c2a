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
export function SceneImage({ image, language, ...rest }: SceneImageProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- exported files are served as they are
    <img src={asset(image)} lang={language} {...sceneSize} {...rest} />
  );
}
