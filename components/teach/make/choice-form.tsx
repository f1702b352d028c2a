import { blueprints } from "@/content/blueprints";
import type { Language } from "@/content/languages";
import { testIds, tests, type TestId } from "@/content/tests";
import { topicIds, type TopicId } from "@/content/topics";
import { randomSeed } from "@/lib/exam/seed";
import { MOST_QUESTIONS, type PaperChoice } from "@/lib/teach/paper-choice";
import { formatMessage } from "@/lib/text/format-message";
import { fieldClass } from "../../ui/field-class";
import { MarkedText } from "../../ui/marked-text";
import { Tick } from "../../ui/tick";
import type { TeachPageMessages } from "../teach-messages";
import { CodeChoice } from "./code-choice";
import { TopicChoice } from "./topic-choice";

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
        test={test}
        language={language}
        messages={messages}
        onChange={(id) =>
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

type TestChoiceProps = {
  language: Language;
  test: TestId;
  messages: TeachPageMessages;
  onChange: (test: TestId) => void;
};

function TestChoice({ test, language, messages, onChange }: TestChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{messages.teach.make.test}</legend>
      {testIds.map((id) => (
        <Tick
          key={id}
          type="radio"
          name="teach-test"
          isChecked={test === id}
          onCheck={() => onChange(id)}
        >
          <MarkedText language={language}>{messages.tests[id].name}</MarkedText>
        </Tick>
      ))}
    </fieldset>
  );
}

type VersionChoiceProps = {
  version: PaperChoice["version"];
  make: TeachPageMessages["teach"]["make"];
  onChange: (version: PaperChoice["version"]) => void;
};

function VersionChoice({ version, make, onChange }: VersionChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{make.version}</legend>
      <div className="flex gap-6">
        {(["A", "B"] as const).map((one) => (
          <Tick
            key={one}
            type="radio"
            name="teach-version"
            isChecked={version === one}
            onCheck={() => onChange(one)}
          >
            {one}
          </Tick>
        ))}
      </div>
      <p className="text-sm text-lane-300">{make.versionHelp}</p>
    </fieldset>
  );
}

type CountFieldProps = {
  choice: PaperChoice;
  make: TeachPageMessages["teach"]["make"];
  onChange: (part: { count: number | null }) => void;
};

function CountField({ choice, make, onChange }: CountFieldProps) {
  const { test, topics, count } = choice;
  const real = tests[test].questions;
  const ofTopics = topics?.reduce(
    (sum, topic) => sum + (blueprints[test].topics[topic] ?? 0),
    0,
  );
  const type = (typed: string) => {
    const number = Math.floor(Number(typed));
    onChange({
      count: number >= 1 ? Math.min(number, MOST_QUESTIONS) : null,
    });
  };

  return (
    <label className="block font-semibold">
      {make.count}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_QUESTIONS}
        value={count ?? ""}
        placeholder={String(ofTopics ?? real)}
        onChange={(event) => type(event.target.value)}
        className={`mt-1 w-28 ${fieldClass}`}
      />
      <span className="text-sm font-normal text-lane-300">
        {formatMessage(make.countHelp, { count: real })}
      </span>
    </label>
  );
}

const hasPictures = (test: TestId) => blueprints[test].pictures;

const topicsOf = (test: TestId): TopicId[] =>
  topicIds.filter((topic) => topic in blueprints[test].topics);
