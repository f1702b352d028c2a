import { captions } from "@/content/book/captions";
import {
  pictureAlt,
  pictures,
  pictureSource,
  type PictureId,
} from "@/content/pictures";
import type { RuleId } from "@/content/rules";
import { asset } from "@/lib/addresses/links";
import { plateAnchor } from "@/lib/book/places";
import { inEnglish, ruleIn } from "@/lib/book/texts";
import type { ChapterPart } from "./chapter-part";
import { langOf, RuleSentence } from "./localized";

type ScenePlateProps = Pick<ChapterPart, "page"> & { id: PictureId };

/** A drawn scene, with the rule that it shows below. */
export function ScenePlate({ id, page }: ScenePlateProps) {
  const { alt, meaning } = pictures[id];

  return (
    <li id={plateAnchor(id)} className="book-plate">
      <img
        src={asset(pictureSource(id))}
        alt={pictureAlt(id, page) ?? alt}
        width={360}
        height={240}
        loading="lazy"
      />
      {captionOf(id).map(([letter, rule]) => {
        const localized = rule ? ruleIn(rule, page) : inEnglish(meaning);
        return (
          <p key={letter} lang={langOf(localized, page)}>
            {letter && <strong>{`${letter}: `}</strong>}
            <RuleSentence localized={localized} />
          </p>
        );
      })}
    </li>
  );
}

/** The rules that a scene shows, by the letters in it. */
function captionOf(id: PictureId): [letter: string, rule?: RuleId][] {
  const caption = captions[id];
  if (caption === undefined) return [[""]];
  return typeof caption === "string"
    ? [["", caption]]
    : Object.entries(caption);
}
