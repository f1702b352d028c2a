/**
 * Compresses a text for an address or a chat, with letters that neither
 * changes. Null if the browser cannot (before Safari 16.4, Firefox 113).
 */
const FORMAT = "deflate-raw";

/** No text of this site is longer. */
const LONGEST = 300_000;

/** Bytes to decompress at once: a thousand times as many may come out. */
const PIECE = 1_024;

export async function compress(text: string): Promise<string | null> {
  if (typeof CompressionStream === "undefined") return null;

  const bytes = await pass(
    new TextEncoder().encode(text),
    new CompressionStream(FORMAT),
  );
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return btoa(letters.join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Decompresses the text; null for anything else, including a part of it. */
export async function decompress(short: string): Promise<string | null> {
  if (typeof DecompressionStream === "undefined") return null;

  try {
    const letters = atob(short.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await pass(bytes, new DecompressionStream(FORMAT));
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

async function pass(
  bytes: Bytes,
  stream: GenericTransformStream,
): Promise<Bytes> {
  const writer = (stream.writable as WritableStream<Bytes>).getWriter();
  const write = async () => {
    for (let start = 0; start < bytes.length; start += PIECE)
      await writer.write(bytes.subarray(start, start + PIECE));
    await writer.close();
  };
  // The reader reports errors.
  write().catch(() => {});

  const reader = (stream.readable as ReadableStream<Bytes>).getReader();
  const chunks: Bytes[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > LONGEST) throw new Error("Too long");
  }

  const all = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}
