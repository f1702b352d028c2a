import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Files } from "./generate/cache";

const drawing = readFileSync("app/icon.svg", "utf8");
const full = drawing.replace(' rx="12"', "");

/**
 * Draws the icons of installed apps from app/icon.svg. The maskable one fills
 * its square, since the system cuts it to a shape.
 */
export async function make(): Promise<Files> {
  return {
    "app/apple-icon.png": await draw(180, full),
    "public/icons/icon-192.png": await draw(192, drawing),
    "public/icons/icon-512.png": await draw(512, drawing),
    "public/icons/maskable-512.png": await draw(512, within(full, 0.72)),
    // Browsers request it at this address by default.
    "public/favicon.ico": asIco(await draw(32, drawing), 32),
  };
}

/** A square PNG. */
function draw(size: number, svg: string): Promise<Buffer> {
  const sized = svg.replace("<svg ", `<svg width="${size}" height="${size}" `);
  return sharp(Buffer.from(sized)).png({ compressionLevel: 9 }).toBuffer();
}

/** A drawing in the middle of a square, so much smaller. */
function within(svg: string, scale: number): string {
  const edge = 32 * (1 - scale);
  const inner = svg.replace(
    "<svg ",
    `<svg x="${edge}" y="${edge}" width="${64 * scale}" height="${64 * scale}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#00704a"/>${inner}</svg>`;
}

/** Puts the head of an .ico file with one picture before it. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // plane
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
