import { asset } from "@/lib/addresses/links";
import { sceneOf } from "@/lib/exam/paper";
import type { Statement } from "@/lib/exam/statement";
import { MarkedText } from "../../ui/marked-text";
import type { PaperProps } from "../common/exam-props";

/** The statements in two columns; scenes behind them, each with its picture. */
export function PaperStatements({ screens, statements, messages }: PaperProps) {
  const { paper } = messages.exam;
  const at = (ref: string) => statements.find((one) => one.ref === ref);
  const questions = screens.filter(([ref]) => !sceneOf(ref));
  const scenes = screens.filter(([ref]) => sceneOf(ref));

  return (
    <>
      <ol className="paper-statements">
        {questions.map(([ref]) => {
          const statement = at(ref);
          return (
            statement && (
              <li key={ref}>
                <Said statement={statement} />
                <PaperPicture statement={statement} />
              </li>
            )
          );
        })}
      </ol>
      {scenes.length > 0 && (
        <section className="paper-scenes">
          <h2>{paper.scenes}</h2>
          <p>{paper.sceneRule}</p>
          <ol start={questions.length + 1} className="paper-statements">
            {scenes.map((refs) => {
              const parts = refs.flatMap((ref) => at(ref) ?? []);
              const [first] = parts;
              if (!first) return null;
              return (
                <li key={refs[0]}>
                  <p lang={first.language}>{first.situation}</p>
                  <PaperPicture statement={first} />
                  <ol>
                    {parts.map((statement) => (
                      <li key={statement.ref}>
                        <Said statement={statement} />
                      </li>
                    ))}
                  </ol>
                </li>
              );
            })}
          </ol>
        </section>
      )}
    </>
  );
}

function Said({ statement: { language, question } }: { statement: Statement }) {
  return (
    <span lang={language}>
      <MarkedText language={language}>{question}</MarkedText>
    </span>
  );
}

function PaperPicture({ statement }: { statement: Statement }) {
  if (!statement.image) return null;

  return <img src={asset(statement.image)} alt="" />;
}
