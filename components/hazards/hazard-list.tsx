import type { Scene } from "@/lib/hazards/scene";
import { asset } from "@/lib/site/links";
import { MarkedText } from "../ui/marked-text";
import type { HazardPageWords } from "./hazard-words";

type HazardListProps = { scenes: readonly Scene[]; words: HazardPageWords };

/** A set of scenes to read and print; works without JavaScript. */
export function HazardList({ scenes, words }: HazardListProps) {
  return (
    <section className="study container-page mt-section max-w-2xl">
      <h2 className="text-2xl font-extrabold">{words.hazards.listTitle}</h2>
      <p className="mt-1 text-lane-300">{words.hazards.listText}</p>
      <ol className="mt-4 divide-y divide-asphalt-700 [--height:5rem] *:when-near">
        {scenes.map((scene, index) => (
          <li key={scene.id}>
            <ListedScene scene={scene} number={index + 1} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ListedScene({
  scene: { title, situation, language, face },
  number,
  words: { quiz, study },
}: {
  scene: Scene;
  number: number;
  words: HazardPageWords;
}) {
  const marked = (text: string) => (
    <MarkedText language={language}>{text}</MarkedText>
  );

  return (
    <details>
      <summary
        lang={language}
        className="cursor-target py-3 pl-5 -indent-5 -outline-offset-3"
      >
        {marked(`${number}. ${title}`)}
      </summary>
      <div className="pb-4 pl-5 text-lane-300">
        {/* eslint-disable-next-line @next/next/no-img-element -- exported files are served as they are */}
        <img
          src={asset(face.image)}
          alt={face.alt}
          lang={language}
          width={600}
          height={400}
          loading="lazy"
          className="my-3 h-auto w-full max-w-md"
        />
        <p lang={language}>{marked(situation)}</p>
        <ol lang={language} className="mt-2 list-decimal pl-5">
          {face.statements.map(({ ref, text }) => (
            <li key={ref}>{marked(text)}</li>
          ))}
        </ol>
        <details className="study-answer">
          <summary className="cursor-target py-3 font-semibold">
            {study.answer}
          </summary>
          <ol className="list-decimal pl-5">
            {face.statements.map(({ ref, answer, why }) => (
              <li key={ref}>
                <strong className="text-lane-100">
                  {`${answer ? quiz.trueOption : quiz.falseOption}. `}
                </strong>
                <span lang={language}>{marked(why)}</span>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </details>
  );
}
