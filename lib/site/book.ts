import type { Language } from "@/content/languages";
import { book } from "@/content/site";
import { asset, publicAddress } from "../addresses/links";

/** Address of the book's PDF. */
export const bookAddress = (language: Language): string =>
  asset(book.files[language]);

/** Address of the book in the viewer; null if there is no viewer. */
export function viewerAddress(
  language: Language,
  viewer: string = book.viewer,
): string | null {
  if (viewer === "") return null;

  return viewer + encodeURIComponent(publicAddress(book.files[language]));
}

/** The only other host that a page may frame; null for none. */
export function viewerHost(viewer: string = book.viewer): string | null {
  return viewer === "" ? null : new URL(viewer).host;
}

/** Size of a file in MB, as texts show it: "2.1". */
export function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
