import { blueprints } from "@/content/blueprints";
import type { Language } from "@/content/languages";
import { tests, type TestId } from "@/content/tests";
import { topicIds, type TopicId } from "@/content/topics";
import { randomSeed } from "@/lib/exam/seed";
import type { PaperChoice } from "@/lib/teach/paper-choice";
import { TestChoice } from "../../ui/test-choice";
import { Tick } from "../../ui/tick";
import type { TeachPageMessages } from "../teach-messages";
import { CodeChoice } from "./code-choice";
import { CountField } from "./count-field";
import { TopicChoice } from "./topic-choice";
import { VersionChoice } from "./version-choice";

type ChoiceFormProps = {
  choice: PaperChoice;
  /** Of the questions of today, once they have come. */
  edition: string | undefined;
  language: Language;
  messages: TeachPageMessages;
  onChange: (choice: PaperChoice) => void;
};

/** What a teacher chooses of a paper. */
export function ChoiceForm({
  choice,
  edition,
  language,
  messages,
  onChange,
}: ChoiceFormProps) {
  const { make } = messages.teach;
  const { test, topics, pictures, version } = choice;
  const change = (part: Partial<PaperChoice>) => {
    const next = { ...choice, ...part };
    // As many as the real test has of all topics: the whole paper.
    const isReal = next.topics === null && next.count === tests[test].questions;
    onChange(isReal ? { ...next, count: null } : next);
  };

  return (
    <div className="grid gap-x-8 gap-y-5 card md:grid-cols-2">
      <TestChoice
        legend={make.test}
        language={language}
        names={messages.tests}
        test={test}
        onChoose={(id) =>
          onChange({ ...choice, test: id, topics: null, count: null })
        }
      />
      <div className="space-y-2">
        <CountField choice={choice} make={make} onChange={change} />
        {hasPictures(test) && (
          <Tick
            type="checkbox"
            isChecked={pictures}
            onCheck={() => change({ pictures: !pictures })}
          >
            {make.pictures}
          </Tick>
        )}
      </div>
      <TopicChoice
        key={`topics ${test}`}
        all={topicsOf(test)}
        chosen={topics}
        make={make}
        names={messages.exam.topics}
        onChange={(chosen) => change({ topics: chosen })}
      />
      <VersionChoice
        version={version}
        make={make}
        onChange={(one) => change({ version: one })}
      />
      <CodeChoice
        choice={choice}
        edition={edition}
        messages={messages}
        onChange={onChange}
        onAnother={() => change({ seed: randomSeed() })}
      />
    </div>
  );
}

const hasPictures = (test: TestId) => blueprints[test].pictures;

const topicsOf = (test: TestId): TopicId[] =>
  topicIds.filter((topic) => topic in blueprints[test].topics);
