import { book } from "@/content/site";
import { asset, publicAddress } from "../addresses/links";

/** Address of the book, at a page if one is given. */
export function bookAddress(page?: number): string {
  return asset(book.file) + (page === undefined ? "" : `#page=${page}`);
}

/** Address of the book in the viewer; null if there is no viewer. */
export function viewerAddress(viewer: string = book.viewer): string | null {
  if (viewer === "") return null;

  return viewer + encodeURIComponent(publicAddress(book.file));
}

/** The only other host that a page may frame; null for none. */
export function viewerHost(viewer: string = book.viewer): string | null {
  return viewer === "" ? null : new URL(viewer).host;
}

/** Size of a file in MB, as texts show it: "2.1". */
export function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
