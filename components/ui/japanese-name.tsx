type JapaneseNameProps = { name: string; kana: string };

/**
 * A Japanese name and how it is read. The kana follow the name: over its kanji
 * they would cut it, and neither a search in the page nor a screen reader would
 * meet 一方通行 as one word.
 */
export function JapaneseName({ name, kana }: JapaneseNameProps) {
  return (
    <span lang="ja" className="wrap-anywhere">
      {name}{" "}
      {kana !== name && (
        <small className="inline-block text-lane-400">{kana}</small>
      )}
    </span>
  );
}
