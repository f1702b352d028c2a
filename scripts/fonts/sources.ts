import { readFileSync } from "node:fs";

/** The whole faces, from @fontsource. */
const files = {
  overpass: "@fontsource-variable/overpass/files/overpass-latin-wght-normal",
  japanese:
    "@fontsource/m-plus-rounded-1c/files/m-plus-rounded-1c-japanese-800-normal",
  400: "@fontsource/mukta/files/mukta-devanagari-400-normal",
  500: "@fontsource/mukta/files/mukta-devanagari-500-normal",
  600: "@fontsource/mukta/files/mukta-devanagari-600-normal",
};

export type Source = keyof typeof files;

const pathOf = (name: Source) => `node_modules/${files[name]}.woff2`;

export const fontSources = () =>
  (Object.keys(files) as Source[]).map((name) => pathOf(name));

/** A whole face; Mukta by its weight. */
export const wholeFace = (name: Source) => readFileSync(pathOf(name));
