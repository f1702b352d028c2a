/** What each character code of a font stands for, and its length in bytes. */
export type Characters = { bytes: number; text: Map<number, string> };

const number = (hex: string) => Number.parseInt(hex, 16);

/** Reads the ToUnicode map of a font. */
export function readCharacters(map: string): Characters {
  const text = new Map<number, string>();
  const [, widest = "FFFF"] =
    /begincodespacerange\s*<\w+>\s*<(\w+)>/.exec(map) ?? [];

  for (const [, block = ""] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, code = "", value = ""] of block.matchAll(
      /<(\w+)>\s*<(\w+)>/g,
    ))
      text.set(number(code), utf16(value));
  for (const [, block = ""] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = "", to = "", value = ""] of block.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    ))
      for (let code = number(from); code <= number(to); code++)
        text.set(
          code,
          String.fromCodePoint(number(value) + code - number(from)),
        );

  return { bytes: widest.length / 2, text };
}

function utf16(hex: string): string {
  return Buffer.from(hex, "hex").swap16().toString("utf16le");
}

/** The text that a page's content shows, in the order in which it is drawn. */
export function readText(
  content: string,
  fonts: ReadonlyMap<string, Characters>,
): string {
  const tokens =
    /\/(\S+)\s+[\d.]+\s+Tf|<([\dA-Fa-f\s]+)>|\(((?:\\.|[^\\()])*)\)|\bBT\b/gs;
  let font: Characters | undefined;
  let text = "";

  for (const [token, fontName, hex, literal] of content.matchAll(tokens)) {
    if (fontName !== undefined) font = fonts.get(fontName);
    else if (token === "BT") text += " ";
    else if (font && hex !== undefined)
      text += decode(Buffer.from(hex.replace(/\s/g, ""), "hex"), font);
    else if (font && literal !== undefined)
      text += decode(unescape(literal), font);
  }

  return text;
}

function decode(codes: Buffer, { bytes, text }: Characters): string {
  let result = "";
  for (let at = 0; at + bytes <= codes.length; at += bytes)
    result += text.get(codes.readUIntBE(at, bytes)) ?? "";
  return result;
}

/** A string in round brackets, with its escapes read. */
function unescape(literal: string): Buffer {
  const escapes: Record<string, string> = {
    n: "\n",
    r: "\r",
    t: "\t",
    b: "\b",
  };
  const read = literal.replace(/\\([0-7]{1,3}|.)/gs, (_, code: string) =>
    /^[0-7]/.test(code)
      ? String.fromCharCode(Number.parseInt(code, 8))
      : (escapes[code] ?? (code === "f" ? "\f" : code)),
  );
  return Buffer.from(read, "latin1");
}
