import type { PictureId } from "@/content/pictures";
import { isSign } from "@/lib/signs/read-signs";
import type { AskedPart } from "./chapter-part";
import { ScenePlate } from "./scene-plate";
import { SignPlate } from "./sign-plate";

type PlatesProps = AskedPart & { ids: readonly PictureId[] };

/** Signs with their names and meaning, scenes with the rule that they show. */
export function Plates({ ids, ...part }: PlatesProps) {
  const signs = ids.filter(isSign);
  const scenes = ids.filter((id) => !isSign(id));

  return (
    <>
      {signs.length > 0 && (
        <ul className="book-plates">
          {signs.map((id) => (
            <SignPlate key={id} id={id} {...part} />
          ))}
        </ul>
      )}
      {scenes.length > 0 && (
        <ul className="book-scenes">
          {scenes.map((id) => (
            <ScenePlate key={id} id={id} {...part} />
          ))}
        </ul>
      )}
    </>
  );
}
