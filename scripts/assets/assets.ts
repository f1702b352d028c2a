import { readFileSync } from "node:fs";
import { book, heroVideo } from "@/content/site";
import { allPreviews } from "@/lib/site/previews";
import { allScreenshots } from "@/lib/site/screenshots";
import { codeOf, ownCodeOf } from "../generate/code";

export type Asset = {
  /** The sources it is made from, as texts or files: only what it shows. */
  reads: () => Promise<readonly (string | Buffer)[]>;
  /** The files that must be there, below `public`. */
  files: () => readonly string[];
  /** Whether it is a picture of the exported site. */
  needsExport?: true;
  load: () => Promise<{ make: () => Promise<void> }>;
};

const file = (path: string) => readFileSync(path);
const paths = (list: readonly { path: string }[]) =>
  list.map(({ path }) => path);

/** Everything that a browser makes from the sources, in the required order. */
export const assets: Readonly<Record<string, Asset>> = {
  video: {
    reads: async () => [
      await ownCodeOf("scripts/video/make.ts"),
      await codeOf("scripts/video/scene.ts"),
      file("scripts/video/scene.html"),
    ],
    files: () => [heroVideo.poster, ...heroVideo.sources],
    load: () => import("../video/make"),
  },
  book: {
    reads: async () => (await import("../book/sources")).bookSources(),
    files: () => Object.values(book.files),
    load: () => import("../book/make"),
  },
  previews: {
    reads: async () => (await import("../previews/sources")).previewSources(),
    files: () => paths(allPreviews()),
    load: () => import("../previews/make"),
  },
  screenshots: {
    reads: async () =>
      (await import("../previews/screen-sources")).screenSources(),
    files: () => paths(allScreenshots()),
    needsExport: true,
    load: () => import("../previews/photograph"),
  },
};
