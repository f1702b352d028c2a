import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import { citeAddress } from "@/lib/answers/cite";
import type { Question } from "@/lib/answers/question";
import { ErrorBoundary } from "../ui/error-boundary";
import { linkClass } from "../ui/link-class";
import { MarkedText } from "../ui/marked-text";
import { Picture } from "../ui/picture";
import { ReportLink } from "../ui/report-link";
import { SignLink } from "../ui/sign-link";
import { StudyEntry } from "./study-entry";

type StudyListProps = {
  questions: readonly Question[];
  /** The language of the questions. */
  language: Language;
  messages: Pick<Messages, "quiz" | "study" | "round">;
};

/** A whole set to read, look up and print; works without JavaScript. */
export function StudyList({ questions, language, messages }: StudyListProps) {
  return (
    <section className="study mt-section">
      <h2 className="text-2xl font-extrabold">{messages.study.title}</h2>
      <p className="mt-1 text-lane-300">{messages.study.text}</p>
      <a
        href="#after-list"
        className="sr-only focus:not-sr-only focus:inline-block focus:plate focus:p-3"
      >
        {messages.round.skipList}
      </a>
      <ol className="study-questions mt-4 divide-y divide-asphalt-700 [--height:5rem] *:when-near">
        {questions.map((question) => (
          <li key={question.id}>
            {/* Where a link to a question leads without scripts; with them
                the quiz opens it, and the page must not jump down here. */}
            <noscript>
              <span id={`q${question.id}`} />
            </noscript>
            <ErrorBoundary fallback={() => messages.quiz.failed}>
              <StudyItem
                question={question}
                language={language}
                messages={messages}
              />
            </ErrorBoundary>
          </li>
        ))}
      </ol>
      <span id="after-list" tabIndex={-1} />
    </section>
  );
}

type StudyItemProps = Omit<StudyListProps, "questions"> & {
  question: Question;
};

function StudyItem({ question, language, messages }: StudyItemProps) {
  const { id, ref, options, correctAnswer, explanation = "" } = question;
  const marked = (text: string) => (
    <MarkedText language={language}>{text}</MarkedText>
  );

  return (
    <StudyEntry heading={`${id}. ${question.question}`} language={language}>
      <Picture question={question} language={language} />
      <ul lang={language}>
        {options.map((option, index) => (
          <li key={option}>
            {marked(
              options.length > 2
                ? `${messages.quiz.letters[index]}. ${option}`
                : option,
            )}
          </li>
        ))}
      </ul>
      <div className="study-answer">
        <p className="study-key mt-2 font-semibold text-lane-100">
          <span>{`${messages.study.answer}: `}</span>
          <span lang={language}>{marked(options[correctAnswer] ?? "")}</span>
        </p>
        <p lang={language}>{marked(explanation)}</p>
        <SignLink question={question} language={language} messages={messages} />
        <p className="text-sm print:hidden">
          <ReportLink of={ref} language={language} messages={messages.quiz} />{" "}
          <a href={citeAddress(ref)} className={`${linkClass} text-lane-300`}>
            {messages.study.cite}
          </a>
        </p>
      </div>
    </StudyEntry>
  );
}
