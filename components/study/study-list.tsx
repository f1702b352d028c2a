import type { InterfaceWords } from "@/content/ui/schema";
import { asset } from "@/lib/links";
import type { Question } from "@/lib/quiz";

type StudyListProps = {
  questions: readonly Question[];
  words: InterfaceWords["study"];
};

/** A whole set to read, look up and print; works without JavaScript. */
export function StudyList({ questions, words }: StudyListProps) {
  return (
    <section className="mt-section">
      <h2 className="text-2xl font-extrabold">{words.title}</h2>
      <p className="mt-1 text-lane-300">{words.text}</p>
      <ol className="mt-4 divide-y divide-asphalt-700">
        {questions.map((question, index) => (
          <li key={question.id}>
            <details>
              <summary className="py-3">{`${index + 1}. ${question.question}`}</summary>
              {question.image && (
                // eslint-disable-next-line @next/next/no-img-element -- exported files are served as they are
                <img
                  src={asset(question.image)}
                  alt={question.imageAlt ?? ""}
                  width={160}
                  height={96}
                  loading="lazy"
                  className="mb-3 h-24 w-40 object-contain object-left"
                />
              )}
              {question.options.length > 2 && (
                <ol className="mb-2 list-[upper-alpha] pl-6 text-lane-300">
                  {question.options.map((option) => (
                    <li key={option}>{option}</li>
                  ))}
                </ol>
              )}
              <p className="font-semibold">{`${words.answer}: ${question.options[question.correctAnswer]}`}</p>
              <p className="pb-4 text-lane-300">{question.explanation}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
