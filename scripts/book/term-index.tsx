import { glossary, type TermId } from "@/content/book/glossary";
import { languages, type Language } from "@/content/languages";
import { termAnchor } from "@/lib/book/places";
import { prefaceIn } from "@/lib/book/preface";
import { termIn } from "@/lib/book/texts";
import type { PageOf } from "./front";
import { anchorIn, type Use } from "./stitch";

type TermIndexProps = {
  language: Language;
  /** Where sections use a word first, in the order of the book. */
  uses: readonly Use[];
  pageOf: PageOf;
};

/** Each word of the glossary with the pages that use it. */
export function TermIndex({ language, uses, pageOf }: TermIndexProps) {
  const { index } = prefaceIn(language);

  return (
    <section className="term-index">
      <h1>{index.title}</h1>
      <p>{index.text}</p>
      <ul>
        {sortedTerms(language).map((term) => (
          <li key={term}>
            <span lang={termIn(term, language).word.language}>
              {termIn(term, language).word.text}
            </span>{" "}
            <small lang="ja">{glossary[term].ja}</small>{" "}
            {pagesOf(term, uses, pageOf).map(([page, anchor], place) => (
              <span key={page}>
                {place > 0 && ", "}
                <a href={`#${anchor}`}>{page}</a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function sortedTerms(language: Language): TermId[] {
  const { compare } = new Intl.Collator(languages[language].lang);
  const nameOf = (term: TermId) => termIn(term, language).word.text;
  return (Object.keys(glossary) as TermId[]).sort((one, other) =>
    compare(nameOf(one), nameOf(other)),
  );
}

/** Each page once, with the first place on it; the glossary's page is last. */
function pagesOf(
  term: TermId,
  uses: readonly Use[],
  pageOf: PageOf,
): [page: number, anchor: string][] {
  const anchors = [
    ...uses.filter((use) => use.term === term).map(({ anchor }) => anchor),
    anchorIn("words", termAnchor(term)),
  ];
  const firstOn = new Map<number, string>();
  for (const anchor of anchors) {
    // A line of the first print must link to it, to learn its page.
    const page = pageOf(anchor) ?? 1000 + firstOn.size;
    if (!firstOn.has(page)) firstOn.set(page, anchor);
  }
  return [...firstOn];
}
