import { asset } from "@/lib/addresses/links";
import { answerKeyOf } from "@/lib/exam/paper";
import type { Statement } from "@/lib/exam/statement";
import type { PaperProps } from "../../exams/common/exam-props";
import { MarkedText } from "../../ui/marked-text";

const CARDS = 4;

/** What is printed behind the cards of a page, turned on its long edge. */
const BEHIND = [1, 0, 3, 2];

/** Four cards a page, and behind them their answers with the reason. */
export function PrintedCards({
  exam,
  questionBank,
  statements,
  messages,
}: PaperProps) {
  const { trueOption, falseOption } = messages.quiz;
  const key = new Map(
    answerKeyOf(questionBank, exam.refs).map(({ ref, answer }) => [
      ref,
      answer,
    ]),
  );
  const numbered = statements.map((statement, index) => ({
    statement,
    number: index + 1,
  }));
  const pages = Array.from(
    { length: Math.ceil(numbered.length / CARDS) },
    (_, page) => numbered.slice(page * CARDS, (page + 1) * CARDS),
  );

  return pages.map((page) => (
    <div key={page[0]?.number}>
      <ol className="paper-cards">
        {page.map(({ statement, number }) => (
          <li key={number}>
            <b>{number}</b>
            {statement.image && <img src={asset(statement.image)} alt="" />}
            <Said statement={statement} text={statement.situation} />
            <Said statement={statement} text={statement.question} />
          </li>
        ))}
      </ol>
      <ol className="paper-cards">
        {BEHIND.map((place) => {
          const card = page[place];
          if (!card) return <li key={place} />;
          return (
            <li key={place}>
              <b>
                {card.number}
                {": "}
                {key.get(card.statement.ref) ? trueOption : falseOption}
              </b>
              <Said
                statement={card.statement}
                text={card.statement.explanation}
              />
            </li>
          );
        })}
      </ol>
    </div>
  ));
}

type SaidProps = { statement: Statement; text: string | undefined };

function Said({ statement: { language }, text }: SaidProps) {
  if (!text) return null;

  return (
    <p lang={language}>
      <MarkedText language={language}>{text}</MarkedText>
    </p>
  );
}
