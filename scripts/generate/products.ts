import { readFileSync } from "node:fs";
import { readRecording, recordingFiles } from "../audio";
import { fontSources } from "../fonts/sources";
import { siteText } from "../fonts/words";
import { hashOf, recordOf, type Files } from "./cache";
import { codeOf } from "./code";

type Product = {
  module: string;
  load: () => Promise<{ make: () => Files | Promise<Files> }>;
  /** What that reads beside its own code, as texts or files. */
  reads: () => readonly (string | Buffer)[];
  /** Those that are made before it, since it reads what they make. */
  after?: readonly string[];
};

const pictureProducts = ["pictures", "hazards"];

const file = (path: string) => readFileSync(path);

/** Everything the site needs that Node alone can make from its sources. */
export const products: Readonly<Record<string, Product>> = {
  fonts: {
    module: "scripts/fonts/make.ts",
    load: () => import("../fonts/make"),
    reads: () => [siteText(), ...fontSources().map(file)],
  },
  pictures: {
    module: "scripts/pictures/make.ts",
    load: () => import("../pictures/make"),
    reads: () => [
      file("packages/road-art/drawing/font/noto-sans-cjk-jp-bold.otf"),
    ],
  },
  hazards: {
    module: "scripts/pictures/hazards/make.ts",
    load: () => import("../pictures/hazards/make"),
    reads: () => [
      file("packages/road-art/drawing/font/noto-sans-cjk-jp-bold.otf"),
    ],
  },
  cover: {
    module: "scripts/book-cover.ts",
    load: () => import("../book-cover"),
    reads: () => fontSources().map(file),
  },
  icons: {
    module: "scripts/icons.ts",
    load: () => import("../icons"),
    reads: () => [file("app/icon.svg")],
  },
  audio: {
    module: "scripts/audio.ts",
    load: () => import("../audio"),
    reads: () =>
      recordingFiles().flatMap((path) => [path, readRecording(path)]),
  },
  data: {
    module: "scripts/data/make.ts",
    load: () => import("../data/make"),
    reads: () => [
      JSON.stringify([process.env.SITE_URL, process.env.BASE_PATH]),
      ...pictureProducts.map(recordOf).map(file),
    ],
    after: pictureProducts,
  },
};

/** Names what a product is made from: equal sources, equal key. */
export async function keyOf(name: string): Promise<string> {
  const { module, reads } = products[name]!;
  return hashOf(await codeOf(module), ...reads());
}
