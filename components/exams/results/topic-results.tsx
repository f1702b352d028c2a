import type { ExamMessages } from "@/content/ui/exam/schema";
import type { ExamResult } from "@/lib/exam/grade";
import { formatMessage } from "@/lib/text/format-message";

type TopicResultsProps = {
  topics: ExamResult["topics"];
  messages: Pick<ExamMessages, "results" | "topics">;
};

/** How many were right in each topic, the weakest first. */
export function TopicResults({ topics, messages }: TopicResultsProps) {
  const share = ({ right, asked }: (typeof topics)[number]) => right / asked;
  const weakestFirst = [...topics].sort(
    (one, other) => share(one) - share(other),
  );

  return (
    <section>
      <h2 className="text-xl font-extrabold">{messages.results.topics}</h2>
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {weakestFirst.map(({ topic, right, asked }) => (
          <div
            key={topic}
            className="flex justify-between gap-4 border-b border-asphalt-700 py-2"
          >
            <dt>{messages.topics[topic]}</dt>
            <dd className="flex-none font-semibold [font-variant-numeric:tabular-nums]">
              {formatMessage(messages.results.of, { right, asked })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
