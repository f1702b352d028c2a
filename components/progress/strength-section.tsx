import { blueprints } from "@/content/blueprints";
import { topicIds, type TopicId } from "@/content/topics";
import { pageAddress } from "@/lib/addresses/links";
import { subjectsOf } from "@/lib/progress/catalogue";
import { strengthByTopic, type Strength } from "@/lib/progress/strength";
import { formatMessage } from "@/lib/text/format-message";
import { linkClass } from "../ui/link-class";
import { SectionHeading } from "../ui/section-heading";
import type { SectionProps } from "./report-props";

/** How well each topic is known, and the way to practise it. */
export function StrengthSection({ learner, language, messages }: SectionProps) {
  const { strength: text } = messages.progress;
  const { known, log, goal } = learner;
  const { topicOf, revisionOf } = subjectsOf(known);
  const strengths = new Map(
    strengthByTopic(log, topicOf, revisionOf).map((one) => [one.topic, one]),
  );
  const asked = blueprints[goal.test].topics;
  const topics = topicIds.filter(
    (topic) => topic in asked || strengths.has(topic),
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
            strength={strengths.get(topic)}
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
  strength: Strength | undefined;
  href: string;
  messages: SectionProps["messages"]["progress"];
};

function Topic({ topic, strength, href, messages }: TopicProps) {
  const { none, right } = messages.strength;

  return (
    <li>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <a href={href} className={linkClass}>
          {messages.topics[topic]}
        </a>
        <span className="text-sm text-lane-300">
          {strength ? formatMessage(right, strength) : none}
        </span>
      </p>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden
        className="strength-bar"
      >
        <rect width="100" height="4" className="strength-road" />
        {strength && (
          <rect
            width={strength.share * 100}
            height="4"
            className="strength-driven"
          />
        )}
      </svg>
    </li>
  );
}
