import type { Scene } from "@/lib/hazards/scene";
import { StudyEntry } from "../study/study-entry";
import { MarkedText } from "../ui/marked-text";
import { ReportLink } from "../ui/report-link";
import type { HazardPageMessages } from "./messages";
import { SceneImage } from "./scene-image";
import { SceneOutcome } from "./scene-outcome";

type HazardListProps = {
  scenes: readonly Scene[];
  messages: HazardPageMessages;
};

/** A set of scenes to read and print; works without JavaScript. */
export function HazardList({ scenes, messages }: HazardListProps) {
  return (
    // Its first class is not `study`: there the export inserts a quiz's script.
    <section className="hazard-list study container-page mt-section max-w-2xl">
      <h2 className="text-2xl font-extrabold">{messages.hazards.listTitle}</h2>
      <p className="mt-1 text-lane-300">{messages.hazards.listText}</p>
      <ol className="mt-4 divide-y divide-asphalt-700 [--height:5rem] *:when-near">
        {scenes.map((scene, index) => (
          <li key={scene.id}>
            {/* Where a link to a scene leads without scripts; with them the
                practice opens it, and the page must not jump down here. */}
            <noscript>
              <span id={scene.id} />
            </noscript>
            <ListedScene scene={scene} number={index + 1} messages={messages} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ListedScene({
  scene,
  number,
  messages,
}: {
  scene: Scene;
  number: number;
  messages: HazardPageMessages;
}) {
  const { situation, language, face } = scene;
  const marked = (text: string) => (
    <MarkedText language={language}>{text}</MarkedText>
  );

  return (
    <StudyEntry heading={`${number}. ${situation}`} language={language}>
      <SceneImage
        image={face.image}
        alt={face.alt}
        language={language}
        loading="lazy"
        className="my-3 h-auto w-full max-w-md"
      />
      <ul lang={language} className="mt-2 space-y-1">
        {face.statements.map(({ ref, text }, index) => (
          <li key={ref}>{marked(`${index + 1}. ${text}`)}</li>
        ))}
      </ul>
      <Answers scene={scene} messages={messages} />
    </StudyEntry>
  );
}

/** Shown when pressed; in print after all the scenes. */
function Answers({
  scene: { id, situation, language, face },
  messages: { hazards, quiz, study },
}: {
  scene: Scene;
  messages: HazardPageMessages;
}) {
  return (
    <details>
      <summary className="cursor-target py-3 font-semibold print:hidden">
        {study.answer}
      </summary>
      <div>
        <div className="study-answer space-y-1">
          <p lang={language} className="hidden print:block">
            {situation}
          </p>
          {face.statements.map(({ ref, answer, why }, index) => (
            <p key={ref}>
              <strong className="text-lane-100">
                {`${index + 1}. ${answer ? quiz.trueOption : quiz.falseOption}. `}
              </strong>
              <span lang={language}>
                <MarkedText language={language}>{why}</MarkedText>
              </span>
            </p>
          ))}
        </div>
        {face.outcome && (
          <SceneOutcome
            image={face.image}
            outcome={face.outcome}
            language={language}
            messages={hazards}
            showsStills
          />
        )}
        <p className="text-sm print:hidden">
          <ReportLink of={id} language={language} messages={quiz} />
        </p>
      </div>
    </details>
  );
}
