import {
  pictureAlt,
  pictureSource,
  signs,
  type SignId,
} from "@/content/pictures";
import { signMeaning } from "@/content/pictures/meanings";
import type { Sign } from "@/content/pictures/picture";
import { asset } from "@/lib/addresses/links";
import { plateAnchor } from "@/lib/book/places";
import { signAddress } from "@/lib/signs/addresses";
import { placeOfPicture } from "@/lib/signs/read-signs";
import { kanaOf } from "@/lib/signs/ruby";
import { JapaneseName } from "../ui/japanese-name";
import { MarkedText } from "../ui/marked-text";
import { AskedIn } from "./asked-in";
import type { AskedPart } from "./chapter-part";

type SignPlateProps = AskedPart & { id: SignId };

/** A sign: its picture, number, names and meaning; its name leads to its page. */
export function SignPlate({ id, ...part }: SignPlateProps) {
  const { page } = part;
  const sign: Sign = signs[id];
  const place = placeOfPicture(id);

  return (
    <li id={plateAnchor(id)} className="book-plate">
      <img
        src={asset(pictureSource(id))}
        alt={pictureAlt(id, page) ?? sign.alt}
        width={96}
        height={96}
        loading="lazy"
      />
      <div>
        <p>
          <a
            href={place && signAddress(place, page)}
            className="cursor-target -my-3 inline-block min-w-11 py-3 font-semibold underline"
          >
            <MarkedText language={page}>{sign[page]}</MarkedText>
          </a>{" "}
          {sign.number && <span className="text-lane-400">{sign.number}</span>}
        </p>
        <p className="text-lane-300">
          <JapaneseName name={sign.ja} kana={kanaOf(sign.reading)} />
        </p>
        <p>
          <MarkedText language={page}>{signMeaning(id, page)}</MarkedText>
        </p>
        <AskedIn anchor={plateAnchor(id)} {...part} />
      </div>
    </li>
  );
}
