import type { ReactNode } from "react";
import { languageCodes, languages, type Language } from "@/content/languages";
import { questionSets, type SetId } from "@/content/question-sets";
import { isOffered, setsOffered } from "@/lib/addresses/set-language";
import type { FramedSet } from "@/lib/embed/frame-code";
import { fieldClass } from "../../ui/field-class";
import { Tick } from "../../ui/tick";
import type { TeachPageMessages } from "../teach-messages";

type FrameFormProps = {
  framed: FramedSet;
  messages: Pick<TeachPageMessages, "teach" | "theme" | "titles">;
  onChange: (framed: FramedSet) => void;
};

/** Which set, which of its questions, in which language and colours. */
export function FrameForm({ framed, messages, onChange }: FrameFormProps) {
  const { teach, theme: themes, titles } = messages;
  const { setId, language, question, theme } = framed;
  const change = (part: Partial<FramedSet>) => onChange({ ...framed, ...part });

  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      <Field label={teach.embed.set}>
        <select
          value={setId}
          onChange={({ target }) =>
            change({ setId: target.value as SetId, question: null })
          }
          className={fieldClass}
        >
          {setsOffered(language).map((id) => (
            <option key={id} value={id}>
              {titles[id]}
            </option>
          ))}
        </select>
      </Field>
      <Field label={teach.embed.question}>
        <input
          type="number"
          min={1}
          max={questionSets[setId].questionCount}
          value={question ?? ""}
          onChange={({ target }) =>
            change({ question: target.valueAsNumber || null })
          }
          className={fieldClass}
        />
      </Field>
      <Choice
        name="embed-language"
        legend={teach.embed.language}
        names={namesOf(setId)}
        chosen={language}
        onChoose={(code) => change({ language: code })}
      />
      <Choice
        name="embed-theme"
        legend={themes.name}
        names={{ dark: themes.dark, light: themes.light }}
        chosen={theme}
        onChoose={(one) => change({ theme: one })}
      />
    </div>
  );
}

/** The languages that a set has a page in, by their own names. */
function namesOf(setId: SetId) {
  const offered = languageCodes.filter((code) => isOffered(setId, code));
  return Object.fromEntries(
    offered.map((code) => [
      code,
      <span key={code} lang={languages[code].lang}>
        {languages[code].name}
      </span>,
    ]),
  ) as Record<Language, ReactNode>;
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="space-y-1">
      <span className="font-semibold">{label}</span>
      {children}
    </label>
  );
}

type ChoiceProps<Value extends string> = {
  name: string;
  legend: string;
  names: Readonly<Record<Value, ReactNode>>;
  chosen: Value;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({
  name,
  legend,
  names,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {(Object.keys(names) as Value[]).map((value) => (
        <Tick
          key={value}
          type="radio"
          name={name}
          isChecked={value === chosen}
          onCheck={() => onChoose(value)}
        >
          {names[value]}
        </Tick>
      ))}
    </fieldset>
  );
}
