import { blueprints } from "@/content/blueprints";
import { topicIds, type TopicId } from "@/content/topics";
import { pageAddress } from "@/lib/addresses/links";
import { subjectsOf } from "@/lib/progress/catalogue";
import { masteryByTopic, type Mastery } from "@/lib/progress/mastery";
import { formatMessage } from "@/lib/text/format-message";
import { linkClass } from "../ui/link-class";
import { SectionHeading } from "../ui/section-heading";
import type { SectionProps } from "./report-props";

/** How much is right in each topic, with a link to practise it. */
export function MasterySection({ learner, language, messages }: SectionProps) {
  const { mastery: text } = messages.progress;
  const { known, log, goal } = learner;
  const { topicOf, revisionOf } = subjectsOf(known);
  const masteries = new Map(
    masteryByTopic(log, topicOf, revisionOf).map((one) => [one.topic, one]),
  );
  const asked = blueprints[goal.test].topics;
  // The weakest first; topics without answers at the end.
  const shareOf = (topic: TopicId) => rightShare(masteries.get(topic)) ?? 2;
  const topics = topicIds
    .filter((topic) => topic in asked || masteries.has(topic))
    .sort((one, other) => shareOf(one) - shareOf(other));

  return (
    <section className="space-y-4">
      <SectionHeading>{text.heading}</SectionHeading>
      <p className="text-lane-300">{text.text}</p>
      <ul className="space-y-2 card">
        {topics.map((topic) => (
          <Topic
            key={topic}
            topic={topic}
            mastery={masteries.get(topic)}
            href={`${pageAddress("practice", language)}#${topic}`}
            messages={messages.progress}
          />
        ))}
      </ul>
    </section>
  );
}

/** The share of right answers; undefined without answers. */
const rightShare = (mastery: Mastery | undefined) =>
  mastery && mastery.right / mastery.count;

type TopicProps = {
  topic: TopicId;
  mastery: Mastery | undefined;
  href: string;
  messages: SectionProps["messages"]["progress"];
};

function Topic({ topic, mastery, href, messages }: TopicProps) {
  const { none, right } = messages.mastery;

  return (
    <li>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <a href={href} className={linkClass}>
          {messages.topics[topic]}
        </a>
        <span className="text-sm text-lane-300">
          {mastery ? formatMessage(right, mastery) : none}
        </span>
      </p>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden
        className="strength-bar"
      >
        <rect width="100" height="4" className="strength-road" />
        {mastery && (
          <rect
            width={(100 * mastery.right) / mastery.count}
            height="4"
            className="strength-driven"
          />
        )}
      </svg>
    </li>
  );
}
