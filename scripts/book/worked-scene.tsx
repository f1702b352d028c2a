import type { SceneId } from "@/content/book/schema";
import { hazardScenes } from "@/content/hazards";
import { hazardPictures } from "@/lib/hazards/pictures";
import { nonBreakingBasis } from "./non-breaking";
import { Printed } from "./printed-text";

type WorkedSceneProps = {
  id: SceneId;
  fileAddress: (path: string) => string;
};

/** A hazard scene: picture, three statements, answers and reasons. */
export function WorkedScene({ id, fileAddress }: WorkedSceneProps) {
  const scene = hazardScenes.find((one) => one.id === id);
  const picture = hazardPictures.find((one) => one.id === id);
  if (!scene || !picture) throw new Error(`No scene ${id}`);

  return (
    <div className="worked" id={id}>
      <img
        src={fileAddress(`public/images/hazards/${id}.svg`)}
        alt={picture.alt}
      />
      <div>
        <p className="scene-title">{scene.title}</p>
        <p className="situation">
          <Printed>{scene.situation}</Printed>
        </p>
      </div>
      <ol>
        {scene.statements.map(({ statement, answer, why, basis }) => (
          <li key={statement}>
            <p>
              <Printed>{statement}</Printed>
            </p>
            <p className="why">
              <strong className={answer ? "true" : "false"}>
                {answer ? "True." : "False."}
              </strong>{" "}
              <Printed>{why}</Printed>{" "}
              <small className="basis">
                {basis.map(nonBreakingBasis).join(" · ")}
              </small>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
