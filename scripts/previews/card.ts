import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chapters } from "@/content/book";
import type { ChapterId } from "@/content/book/schema";
import { pictureSource, type PictureId } from "@/content/pictures";
import { nepaliSet, type SetId } from "@/content/question-sets";
import { site } from "@/content/site";
import { sources } from "@/lib/sets/set-files";
import { GROUND } from "@/lib/site/app-manifest";
import { PREVIEW_SIZE, type Preview } from "@/lib/site/previews";

const root = join(__dirname, "../..");
const signsBeside = 4;

/** A preview as a page to be photographed: a guide plate between signs. */
export async function cardOf(preview: Preview): Promise<string> {
  const { language, lines } = preview;
  const signs = await signsOf(preview);
  const [title = "", ...tags] = lines.filter((line) => line !== site.name);
  const half = Math.ceil(signs.length / 2);

  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<style>${style()}</style>
<div class="signs">${signs.slice(0, half).map(image).join("")}</div>
<main>
  <p class="name" lang="en">${site.name}</p>
  <h1>${title}</h1>
  <p class="tags">${tags.map((tag) => `<span>${tag}</span>`).join("")}</p>
</main>
<div class="signs">${signs.slice(half).map(image).join("")}</div>`;
}

/** What a page shows first, its signs before its other pictures. */
async function signsOf({ of }: Preview): Promise<string[]> {
  const own = of?.kind === "chapter" ? picturesOfChapter(of.id) : [];
  const pictures =
    own.length >= signsBeside
      ? own
      : await picturesOfSet(of?.kind === "set" ? of.id : nepaliSet);
  const images = pictures.map(pictureSource);
  const isSign = (image: string) => /\/signs\/\d/.test(image);
  const others = images.filter((image) => !isSign(image));
  return [...new Set([...images.filter(isSign), ...others])].slice(
    0,
    signsBeside,
  );
}

const picturesOfSet = async (setId: SetId): Promise<PictureId[]> =>
  (await sources[setId]()).default.flatMap(({ picture }) => picture ?? []);

const picturesOfChapter = (id: ChapterId): PictureId[] =>
  chapters
    .filter((chapter) => chapter.id === id)
    .flatMap(({ sections }) => sections)
    .flatMap(({ pictures }) => pictures ?? []);

function image(path: string): string {
  return `<img src="data:image/svg+xml;base64,${inFile(`public${path}`)}">`;
}

const inFile = (path: string) => readFileSync(join(root, path), "base64");

function face(family: string, weight: string, file: string): string {
  const source = `data:font/woff2;base64,${inFile(`node_modules/${file}.woff2`)}`;
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(${source}) }`;
}

/** The text stays in the square that small previews are cut to. */
function style(): string {
  const { width, height } = PREVIEW_SIZE;
  return `
  ${face("Overpass", "100 900", "@fontsource-variable/overpass/files/overpass-latin-wght-normal")}
  ${face("Mukta", "800", "@fontsource/mukta/files/mukta-devanagari-800-normal")}
  * { margin: 0; box-sizing: border-box }
  body {
    display: grid; grid-template-columns: 1fr 690px 1fr; align-items: center;
    width: ${width}px; height: ${height}px; background: ${GROUND};
    font: 800 48px/1.2 Overpass, Mukta, sans-serif; color: #fff;
  }
  main {
    display: flex; flex-direction: column; align-items: center; justify-content: space-evenly;
    height: 594px; padding: 12px 60px; text-align: center;
    border: 10px solid #00704a; border-radius: 40px; outline: 5px solid #fff; outline-offset: -15px;
    background: #00704a;
  }
  h1 { font-size: 82px; line-height: 1.06; text-wrap: balance }
  h1:lang(ne) { font-size: 76px; line-height: 1.3 }
  .name { color: #f4f6fa }
  .tags { display: flex; flex-wrap: wrap; justify-content: center; gap: 16px }
  .tags span { padding: 4px 18px 0; border-radius: 10px; background: #f4f6fa; color: #14110a; font-weight: 700 }
  .tags :lang(ne), :lang(ne) .tags span { padding: 0 18px; font-weight: 800; line-height: 1.45 }
  .signs { display: grid; gap: 44px; justify-items: center }
  .signs img { width: 190px; height: 190px; object-fit: contain }`;
}
