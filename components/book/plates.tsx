import { captions } from "@/content/book/captions";
import {
  pictureAlt,
  pictures,
  pictureSource,
  type PictureId,
} from "@/content/pictures";
import type { Picture } from "@/content/pictures/picture";
import { plateAnchor } from "@/lib/book/places";
import { inEnglish, ruleIn } from "@/lib/book/texts";
import { asset } from "@/lib/site/links";
import type { ChapterPart } from "./chapter-words";
import { langOf, ToldText } from "./told-text";

type PlatesProps = ChapterPart & { ids: readonly PictureId[] };

const isScene = (id: PictureId) => pictures[id].kind === "scene";

/** Pictures with number, names and meaning; scenes with what they show. */
export function Plates({ ids, ...part }: PlatesProps) {
  const groups = [ids.filter((id) => !isScene(id)), ids.filter(isScene)];

  return groups.map(
    (group, index) =>
      group.length > 0 && (
        <ul key={index} className={index === 0 ? "book-plates" : "book-scenes"}>
          {group.map((id) => (
            <Plate key={id} id={id} {...part} />
          ))}
        </ul>
      ),
  );
}

function Plate({ id, page }: ChapterPart & { id: PictureId }) {
  const { kind, number, en, ja, ne, meaning, alt }: Picture = pictures[id];
  const names = { en, ne };
  const [width, height] = isScene(id) ? [360, 240] : [96, 96];
  const caption = captions[id];
  const told = caption ? ruleIn(caption, page) : inEnglish(meaning);

  return (
    <li id={plateAnchor(id)} className="book-plate">
      {/* eslint-disable-next-line @next/next/no-img-element -- exported files are served as they are */}
      <img
        src={asset(pictureSource(id))}
        alt={pictureAlt(id, page) ?? alt}
        width={width}
        height={height}
        loading="lazy"
      />
      <div>
        {kind !== "scene" && (
          <p>
            <strong>{names[page]}</strong>{" "}
            {number && <span className="text-lane-400">{number}</span>}
            <span lang="ja" className="block text-lane-300">
              {ja}
            </span>
          </p>
        )}
        <p lang={langOf(told, page)}>
          <ToldText told={told} page={told.language} />
        </p>
      </div>
    </li>
  );
}
