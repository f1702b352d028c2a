import type { SceneId } from "@/content/book/schema";
import { allMessages } from "@/content/ui";
import { readWorkedScene } from "@/lib/book/read-worked-scene";
import { formatMessage } from "@/lib/text/format-message";
import { nameBasis } from "@/lib/text/legal-basis";
import { SceneImage } from "../hazards/scene-image";
import { MarkedText } from "../ui/marked-text";
import { ReportLink } from "../ui/report-link";
import type { ChapterPart } from "./chapter-part";

/** A hazard scene to think through: the answers are shown on request. */
export function WorkedScene({
  id,
  page,
  messages,
}: ChapterPart & { id: SceneId }) {
  const { title, situation, language, face } = readWorkedScene(id, page);
  const { laws, quiz } = allMessages[page];
  const marked = (text: string) => (
    <MarkedText language={language}>{text}</MarkedText>
  );

  return (
    <article id={id} className="mt-6 break-inside-avoid card">
      <h3 className="text-lg font-semibold">
        {formatMessage(messages.scene, { title: "" })}
        <span lang={language}>{marked(title)}</span>
      </h3>
      <SceneImage
        image={face.image}
        alt={face.alt}
        language={language}
        loading="lazy"
        className="mt-3 h-auto w-full max-w-lg"
      />
      <p lang={language} className="mt-3">
        {marked(situation)}
      </p>
      <ol lang={language} className="mt-2 list-decimal space-y-1 pl-6">
        {face.statements.map(({ ref, text }) => (
          <li key={ref}>{marked(text)}</li>
        ))}
      </ol>
      <details className="mt-2">
        <summary className="cursor-target py-3 font-semibold">
          {messages.answers}
        </summary>
        <ol className="list-decimal space-y-2 pl-6">
          {face.statements.map(({ ref, answer, why, basis }) => (
            <li key={ref}>
              <strong>{`${answer ? quiz.trueOption : quiz.falseOption}. `}</strong>
              <span lang={language}>{marked(why)}</span>{" "}
              <span className="text-sm text-lane-400">
                <MarkedText>
                  {basis.map((one) => nameBasis(one, laws)).join(" · ")}
                </MarkedText>
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-1 text-sm print:hidden">
          <ReportLink of={id} language={language} messages={quiz} />
        </p>
      </details>
    </article>
  );
}
