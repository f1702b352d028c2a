import type { TopicId } from "@/content/topics";
import type { TeachMessages } from "@/content/ui/teach/schema";
import { formatMessage } from "@/lib/text/format-message";
import { Tick } from "../../ui/tick";

type TopicChoiceProps = {
  /** Those of the test. */
  all: readonly TopicId[];
  /** Null for all. */
  chosen: readonly TopicId[] | null;
  make: TeachMessages["make"];
  names: Record<TopicId, string>;
  onChange: (chosen: readonly TopicId[] | null) => void;
};

/** The topics that a paper is about, folded away while it is about all. */
export function TopicChoice({
  all,
  chosen,
  make,
  names,
  onChange,
}: TopicChoiceProps) {
  const toggle = (topic: TopicId) => {
    const next = all.filter((one) =>
      one === topic ? !chosen?.includes(one) : chosen?.includes(one),
    );
    const isAll = next.length === 0 || next.length === all.length;
    onChange(isAll ? null : next);
  };

  return (
    <details>
      <summary className="cursor-target min-h-12 py-3 font-semibold">
        {chosen
          ? formatMessage(make.someTopics, {
              count: chosen.length,
              total: all.length,
            })
          : make.allTopics}
      </summary>
      <fieldset>
        <legend className="sr-only">{make.topics}</legend>
        <p className="text-sm text-lane-300">{make.topicsHelp}</p>
        {all.map((topic) => (
          <Tick
            key={topic}
            type="checkbox"
            isChecked={chosen?.includes(topic) ?? false}
            onCheck={() => toggle(topic)}
          >
            {names[topic]}
          </Tick>
        ))}
      </fieldset>
    </details>
  );
}
