import { pictures, pictureSource, type PictureId } from "@/content/pictures";
import type { Picture } from "@/content/pictures/picture";

type PlatesProps = {
  pictures: readonly PictureId[];
  fileAddress: (path: string) => string;
};

/** Pictures with number, names and meaning; scenes with what they show. */
export function Plates({ pictures: ids, fileAddress }: PlatesProps) {
  const isScene = (id: PictureId) => pictures[id].kind === "scene";

  return (
    <>
      {[ids.filter((id) => !isScene(id)), ids.filter(isScene)].map(
        (group, index) =>
          group.length > 0 && (
            <ul key={index} className={index === 0 ? "plates" : "scenes"}>
              {group.map((id) => (
                <Plate key={id} id={id} fileAddress={fileAddress} />
              ))}
            </ul>
          ),
      )}
    </>
  );
}

type PlateProps = Pick<PlatesProps, "fileAddress"> & { id: PictureId };

function Plate({ id, fileAddress }: PlateProps) {
  const { kind, number, en, ja, meaning, alt }: Picture = pictures[id];

  return (
    <li id={`picture-${id}`}>
      <img src={fileAddress(`public${pictureSource(id)}`)} alt={alt} />
      <div>
        {kind !== "scene" && (
          <p className="plate-name">
            {en} <span lang="ja">{ja}</span>
            {number && <small>{number}</small>}
          </p>
        )}
        <p>{meaning}</p>
      </div>
    </li>
  );
}
