import type { RubyPart } from "@/lib/signs/ruby";

/** A Japanese name with its kana over the kanji. */
export function Ruby({ parts }: { parts: readonly RubyPart[] }) {
  return (
    <span lang="ja">
      {parts.map(({ text, kana }, index) =>
        kana === undefined ? (
          text
        ) : (
          <ruby key={index}>
            {text}
            <rp>(</rp>
            <rt>{kana}</rt>
            <rp>)</rp>
          </ruby>
        ),
      )}
    </span>
  );
}
