import { captions } from "@/content/book/captions";
import { pictures, pictureSource, type PictureId } from "@/content/pictures";
import type { Picture, Sign } from "@/content/pictures/picture";
import { rules, type RuleId } from "@/content/rules";
import { kanaOf } from "@/lib/signs/ruby";
import type { RuleNumbers } from "./numbers";
import { Printed, RuleSentence } from "./printed-text";
import { RuleNumber } from "./rule-list";

type PlateProps = {
  id: PictureId;
  numbers: RuleNumbers;
  fileAddress: (path: string) => string;
};

/** A picture with number, names and meaning. */
export function Plate({ id, fileAddress }: PlateProps) {
  const picture: Picture | Sign = pictures[id];
  const { kind, number, en, ja, meaning, alt } = picture;

  return (
    <li id={`picture-${id}`} className="plate">
      <img src={fileAddress(`public${pictureSource(id)}`)} alt={alt} />
      <div>
        <p className="plate-name">{en}</p>
        <p className="plate-ja">
          <span lang="ja">{ja}</span>
          {number && <small>{numberWords(id, kind, number)}</small>}
        </p>
        {"reading" in picture && (
          <p className="plate-kana" lang="ja">
            {kanaOf(picture.reading)}
          </p>
        )}
        <p>
          <Printed>{meaning}</Printed>
        </p>
      </div>
    </li>
  );
}

/** Lines of the road, markings and signs share their numbers. */
function numberWords(id: string, kind: Picture["kind"], number: string) {
  if (kind !== "marking") return number;
  return `${id.startsWith("l") ? "line" : "marking"} ${number}`;
}

/** A drawn scene, what it shows (it may be wrong), and the rule for it. */
export function Scene({ id, numbers, fileAddress }: PlateProps) {
  const { meaning, alt }: Picture = pictures[id];
  const caption = captions[id];

  return (
    <li id={`picture-${id}`} className="scene">
      <img src={fileAddress(`public${pictureSource(id)}`)} alt={alt} />
      <p>
        <Printed>{meaning}</Printed>
      </p>
      {typeof caption === "string" ? (
        <Caption rule={caption} numbers={numbers} />
      ) : (
        Object.entries(caption ?? {}).map(([letter, rule]) => (
          <Caption key={letter} letter={letter} rule={rule} numbers={numbers} />
        ))
      )}
    </li>
  );
}

type CaptionProps = Pick<PlateProps, "numbers"> & {
  letter?: string;
  rule: RuleId;
};

function Caption({ letter, rule, numbers }: CaptionProps) {
  return (
    <p>
      {letter && <strong className="letter">{letter} </strong>}
      <RuleSentence>{rules[rule].rule}</RuleSentence>{" "}
      <RuleNumber id={rule} numbers={numbers} className="see" />
    </p>
  );
}
