import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { embedPath, publicAddress } from "../addresses/links";
import { writeFrameOptions, type FrameOptions } from "./frame-options";
import { HEIGHT_MESSAGE } from "./height";

/** A set as another page shows it. */
export type FramedSet = FrameOptions & { setId: SetId; language: Language };

/** The height in px that a frame has until it says how high it is. */
const FIRST_HEIGHT = 640;

/**
 * The HTML that shows a set, or one of its questions, in another page.
 *
 * @param title what a screen reader calls the frame
 */
export function frameCode(
  { setId, language, ...options }: FramedSet,
  title: string,
): string {
  const address =
    publicAddress(embedPath(setId, language)) + writeFrameOptions(options);
  const name = title.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<iframe src="${address}" title="${name}" width="100%" height="${FIRST_HEIGHT}" style="border: 0" loading="lazy"></iframe>`;
}

/** The HTML, once a page, that makes each frame as high as its content. */
export const heightCode = `<script>
addEventListener("message", ({ data, source }) => {
  if (data?.type !== "${HEIGHT_MESSAGE}") return;
  for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source) frame.height = data.height;
});
</script>`;
