/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pictures, pictureSource, type PictureId } from "@/content/pictures";
import type { Picture } from "@/content/pictures/picture";
import { colours } from "@/packages/road-art/drawing/colours";
import { drawings } from "@/scripts/pictures";

const publicFolder = join(process.cwd(), "public");
const folders = ["/images/signs", "/images/scenes"];
const ids = Object.keys(pictures) as PictureId[];
const palette = new Set(Object.values(colours).map(shortest));

const sizes: Partial<Record<Picture["kind"], string[]>> = {
  warning: ["100 100"],
  marking: ["100 100"],
  "hand-signal": ["100 100"],
  scene: ["160 120"],
};

describe("the library as a whole", () => {
  it("has one drawing for every entry and one entry for every drawing", () => {
    expect(Object.keys(drawings).sort()).toEqual([...ids].sort());
  });

  it("has one file for every entry and one entry for every file", () => {
    const files = folders
      .filter((folder) => existsSync(join(publicFolder, folder)))
      .flatMap((folder) =>
        readdirSync(join(publicFolder, folder)).map(
          (file) => `${folder}/${file}`,
        ),
      );

    expect(files.sort()).toEqual(ids.map(pictureSource).sort());
  });

  it("describes different drawings in different words", () => {
    const drawingsByAlt = new Map<string, Set<string>>();
    for (const id of ids) {
      const { alt } = pictures[id];
      const same = drawingsByAlt.get(alt) ?? new Set();
      drawingsByAlt.set(alt, same.add(drawings[id].body));
    }
    const shared = [...drawingsByAlt].filter(([, bodies]) => bodies.size > 1);

    expect(shared.map(([alt]) => alt)).toEqual([]);
  });
});

describe.each(ids)("picture %s", (id) => {
  const picture: Picture = pictures[id];
  const file = readFileSync(join(publicFolder, pictureSource(id)), "utf8");

  it("is small", () => {
    const limit = picture.kind === "scene" ? 8192 : 4096;

    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(limit);
  });

  it("scales, and holds nothing but shapes", () => {
    const [root] = file.match(/^<svg[^>]*>/) ?? [];

    expect(root).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(root).toMatch(/viewBox="0 0 [\d.]+ [\d.]+"/);
    expect(root).not.toMatch(/ (width|height)=/);
    expect(file).not.toMatch(
      /<(text|title|desc|script|style|image|foreignObject|a)\b/,
    );
    expect(file).not.toMatch(/ (style|class|on\w+)=|href="(?!#)|url\((?!#)/);
  });

  it("has the size of its kind", () => {
    const [, size] = file.match(/viewBox="0 0 ([^"]*)"/) ?? [];

    expect(sizes[picture.kind] ?? [size]).toContain(size);
    expect(size!.split(" ").every((side) => Number(side) <= 200)).toBe(true);
  });

  it("uses the colours of the palette only", () => {
    const used = [...file.matchAll(/(?:fill|stroke)="([^"]*)"/g)]
      .map(([, colour]) => shortest(colour!))
      .filter((colour) => colour !== "NONE" && !palette.has(colour));

    expect(used).toEqual([]);
  });

  it("is described without naming it", () => {
    const words = picture.alt.replace(/\b[A-Z]{2,}\b/g, "").toLowerCase();
    const name = picture.en.replace(/\s*\(.*\)/, "").toLowerCase();

    expect(words).not.toContain(name);
    expect(picture.alt.length).toBeGreaterThanOrEqual(15);
    expect(picture.alt.length).toBeLessThanOrEqual(140);
    expect(picture.alt).toMatch(/\.$/);
  });

  it("is named in three languages and explained", () => {
    expect(picture.ja).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    expect(picture.en).toMatch(/^[A-Z]/);
    expect(picture.ne).toMatch(/[\u0900-\u097f]/);
    expect(picture.meaning).toMatch(/^[A-Z].*\.$/);
  });
});

function shortest(colour: string): string {
  return colour.toUpperCase().replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
}
