import { blueprints } from "@/content/blueprints";
import { topicIds, type TopicId } from "@/content/topics";
import { pageAddress } from "@/lib/addresses/links";
import { subjectsOf } from "@/lib/progress/catalogue";
import { masteryByTopic, type Mastery } from "@/lib/progress/mastery";
import { formatMessage } from "@/lib/text/format-message";
import { linkClass } from "../ui/link-class";
import { SectionHeading } from "../ui/section-heading";
import type { SectionProps } from "./report-props";

/** How well each topic is known, and the way to practise it. */
export function MasterySection({ learner, language, messages }: SectionProps) {
  const { mastery: text } = messages.progress;
  const { known, log, goal } = learner;
  const { topicOf, revisionOf } = subjectsOf(known);
  const masteries = new Map(
    masteryByTopic(log, topicOf, revisionOf).map((one) => [one.topic, one]),
  );
  const asked = blueprints[goal.test].topics;
  const topics = topicIds.filter(
    (topic) => topic in asked || masteries.has(topic),
  );

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
            width={mastery.share * 100}
            height="4"
            className="strength-driven"
          />
        )}
      </svg>
    </li>
  );
}
