const rows: readonly (readonly [consonant: string, kana: string])[] = [
  ["", "あいうえお"],
  ["k", "かきくけこ"],
  ["g", "がぎぐげご"],
  ["s", "さ_すせそ"],
  ["z", "ざ_ずぜぞ"],
  ["t", "た__てと"],
  ["d", "だ__でど"],
  ["n", "なにぬねの"],
  ["h", "はひ_へほ"],
  ["b", "ばびぶべぼ"],
  ["p", "ぱぴぷぺぽ"],
  ["m", "まみむめも"],
  ["y", "や_ゆ_よ"],
  ["r", "らりるれろ"],
  ["w", "わ"],
];

const syllables = new Map<string, string>([
  ...rows.flatMap(([consonant, kana]) =>
    [...kana].map((letter, at): [string, string] => [
      letter,
      consonant + "aiueo"[at],
    ]),
  ),
  ...Object.entries({ し: "shi", じ: "ji", ち: "chi", ぢ: "ji", つ: "tsu" }),
  ...Object.entries({ づ: "zu", ふ: "fu", を: "o", ん: "n", ぃ: "i" }),
]);
const small: Readonly<Record<string, string>> = { ゃ: "a", ゅ: "u", ょ: "o" };

/**
 * Hiragana in Latin letters, long vowels as they are written: "joukou". What
 * is none is left out.
 */
export function romajiOf(kana: string): string {
  let romaji = "";
  let doubles = false;
  for (const letter of kana) {
    const vowel = small[letter];
    const syllable = syllables.get(letter) ?? "";
    if (letter === "っ") doubles = true;
    else if (vowel)
      // "sha", but "kya".
      romaji = /(sh|ch|j)i$/.test(romaji)
        ? romaji.slice(0, -1) + vowel
        : romaji.replace(/i$/, `y${vowel}`);
    else {
      romaji += (doubles ? (syllable[0] ?? "") : "") + syllable;
      doubles = false;
    }
  }
  return romaji;
}
