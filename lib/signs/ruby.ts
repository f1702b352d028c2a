/** A piece of a Japanese name; with kana where it is written in kanji. */
type RubyPart = { text: string; kana?: string };

/** A word in kanji, or one of the law's letters, and its kana. */
const annotated = /([\p{Script=Han}Ａ-Ｚ┤├┼]+)\[([^\]]+)\]/u;

/** "高[たか]さ制限[せいげん]" in its pieces. */
export function rubyParts(reading: string): RubyPart[] {
  // What is between two words, often nothing.
  const pieces = reading.split(annotated);
  return pieces.flatMap((piece, index) => {
    if (index % 3 === 2 || piece === "") return [];
    return index % 3 === 0
      ? { text: piece }
      : { text: piece, kana: pieces[index + 1] ?? "" };
  });
}

/** The same in kana alone: "たかさせいげん". */
export function kanaOf(reading: string): string {
  return rubyParts(reading)
    .map(({ text, kana = text }) => kana)
    .join("");
}
