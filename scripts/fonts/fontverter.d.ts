/** The part of fontverter that the fonts use. */
declare module "fontverter" {
  type Format = "truetype" | "woff2";

  export function convert(
    font: Buffer,
    to: Format,
    from?: Format,
  ): Promise<Buffer>;
}
