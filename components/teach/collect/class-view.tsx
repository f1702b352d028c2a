import { useRef, useState } from "react";
import type { Language } from "@/content/languages";
import { focusInPlace } from "@/lib/browser/focus";
import { classOf } from "@/lib/teach/class-table";
import { formatPaper } from "@/lib/teach/paper-choice";
import type { PaperResult } from "@/lib/teach/result-code";
import { withoutNote } from "@/lib/text/without-note";
import { Button } from "../../ui/button";
import { fieldClass } from "../../ui/field-class";
import { LoadNotice } from "../../ui/load-notice";
import type { TeachPageMessages } from "../teach-messages";
import { useQuestionBank } from "../use-drawn-paper";
import { ClassReport } from "./class-report";
import type { ClassActions } from "./use-class";

type ClassViewProps = {
  actions: ClassActions;
  language: Language;
  messages: TeachPageMessages;
};

/** The results that are kept, a paper at a time. */
export function ClassView({ actions, language, messages }: ClassViewProps) {
  const { collect } = messages.teach;
  const { results } = actions;
  const view = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState("");
  const classes = [...new Set(results.map(classOf))];
  const shown = classes.includes(chosen) ? chosen : (classes.at(-1) ?? "");
  const ofClass = results.filter((result) => classOf(result) === shown);
  const { bank, state, retry } = useQuestionBank(ofClass[0]?.paper.test);
  const clear = () => {
    if (!confirm(collect.confirm)) return;
    actions.clear();
    focusInPlace(view.current);
  };
  const remove = (result: PaperResult) => {
    actions.remove(result);
    // The last one's table goes, too.
    if (ofClass.length === 1) focusInPlace(view.current);
  };
  const nameOf = (name: string) => {
    const { paper } = results.find((result) => classOf(result) === name)!;
    const code = formatPaper({ ...paper, version: "A" });
    return `${withoutNote(messages.tests[paper.test].name)}, ${code}`;
  };

  return (
    <div ref={view} tabIndex={-1} className="space-y-6">
      {results.length === 0 && <p>{collect.empty}</p>}
      {classes.length > 1 && (
        <PaperSelect
          label={collect.paper}
          papers={classes.map((name) => [name, nameOf(name)])}
          shown={shown}
          onShow={setChosen}
        />
      )}
      {ofClass.length > 0 && (
        <LoadNotice
          messages={messages.exam.start}
          state={state}
          onRetry={retry}
        />
      )}
      {bank && ofClass.length > 0 && (
        <ClassReport
          key={shown}
          bank={bank}
          results={ofClass}
          actions={{ ...actions, remove }}
          language={language}
          messages={messages}
        />
      )}
      {results.length > 0 && (
        <Button variant="secondary" onPress={clear}>
          {collect.deleteAll}
        </Button>
      )}
    </div>
  );
}

type PaperSelectProps = {
  label: string;
  papers: readonly (readonly [id: string, name: string])[];
  shown: string;
  onShow: (id: string) => void;
};

function PaperSelect({ label, papers, shown, onShow }: PaperSelectProps) {
  return (
    <label className="block font-semibold">
      {label}
      <select
        value={shown}
        onChange={(event) => onShow(event.target.value)}
        className={`mt-1 ${fieldClass}`}
      >
        {papers.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
