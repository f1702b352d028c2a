import { renderToStaticMarkup } from "react-dom/server";
import { MarkedText } from "@/components/ui/marked-text";
import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";

/** The laws by the short names that content gives them. */
function lawsOf(language: Language) {
  return Object.entries(allMessages[language].laws.names).map(
    ([code, name]) => ({
      code,
      name: name.replace(/(, [^,]*)?\s*\{place\}$/, ""),
      upToPlace: name.replace("{place}", ""),
    }),
  );
}

/** Names the laws as `RTA 45(1)`: there are a thousand places on 180 pages. */
export function shortenLaws(html: string, language: Language): string {
  // One law's name begins as another's: the longest goes first.
  const laws = lawsOf(language).sort(
    (one, other) => other.name.length - one.name.length,
  );
  return laws.reduce((result, { code, upToPlace }) => {
    const name = renderToStaticMarkup(<MarkedText>{upToPlace}</MarkedText>)
      // What stands before and behind is in the same element.
      .replace(/^<span>|<\/span>$/g, "")
      .replace(/[()]/g, "\\$&");
    return result.replace(
      new RegExp(`(?<=>|· )${name}`, "g"),
      /\s$/.test(upToPlace) ? `${code}\u00a0` : code,
    );
  }, html);
}

/** What the short names of the laws stand for. */
export function Laws({ language }: { language: Language }) {
  return (
    <dl className="laws">
      {lawsOf(language).map(({ code, name }) => (
        <div key={code}>
          <dt>{code}</dt>
          <dd>
            <MarkedText language={language}>{name}</MarkedText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
