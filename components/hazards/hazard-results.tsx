import type { Messages } from "@/content/ui/schema";
import { asset } from "@/lib/addresses/links";
import { testFigures } from "@/lib/exam/test-figures";
import { resultOf } from "@/lib/hazards/grade";
import type { HazardPractice } from "@/lib/hazards/practice";
import type { Scene } from "@/lib/hazards/scene";
import { formatMessage } from "@/lib/text/format-message";
import { ResultSummary } from "../results/result-summary";
import { Button } from "../ui/button";

/** The figures of the one test that asks scenes. */
const realTest = testFigures("honmenkyo");

type HazardResultsProps = {
  practice: HazardPractice;
  scenes: readonly Scene[];
  messages: Messages["hazards"];
  /** Shows a scene again, by its zero-based index. */
  onLook: (index: number) => void;
  onAgain: () => void;
};

/** The points of a set and of each scene, with the wrong ones first. */
export function HazardResults({
  practice,
  scenes,
  messages,
  onLook,
  onAgain,
}: HazardResultsProps) {
  const result = resultOf(practice, scenes);
  const { points, total } = result;

  return (
    <>
      <ResultSummary
        heading={formatMessage(messages.score, { points, total })}
        road={{ label: messages.scenes, points, total }}
        ways={<Button onPress={onAgain}>{messages.again}</Button>}
      >
        <p className="mt-1 text-lane-300">
          {formatMessage(messages.realTest, realTest)}
        </p>
        <p>{messages.againText}</p>
      </ResultSummary>
      <section className="review-list">
        <h3 className="text-xl font-bold">{messages.scenes}</h3>
        <ol className="divide-y divide-asphalt-700">
          {result.scenes.map(({ scene, face, index, points: own }) => (
            <li key={scene.id}>
              <button
                type="button"
                className="hazard-result cursor-target"
                onClick={() => onLook(index)}
              >
                <img
                  src={asset(face.image)}
                  alt=""
                  width={96}
                  height={64}
                  loading="lazy"
                />
                <span>
                  <span lang={scene.language} className="block font-semibold">
                    {scene.title}
                  </span>
                  <span className="hazard-points" data-right={own > 0}>
                    {formatMessage(messages.scenePoints, { points: own })}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
