import { useEffect, useId, useRef, useState } from "react";
import type { Language } from "@/content/languages";
import { dropFragment } from "@/lib/browser/history";
import type { Found, Refused } from "@/lib/teach/collect";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../../ui/button";
import { fieldClass } from "../../ui/field-class";
import { SectionHeading } from "../../ui/section-heading";
import type { TeachPageMessages } from "../teach-messages";
import { ClassView } from "./class-view";
import type { ClassActions } from "./use-class";

type CollectPanelProps = {
  actions: ClassActions;
  /** The fragment of a link with a result; "" for none. */
  brought: string;
  language: Language;
  messages: TeachPageMessages;
};

/** Results as learners sent them, put together. */
export function CollectPanel({
  actions,
  brought,
  language,
  messages,
}: CollectPanelProps) {
  const { collect } = messages.teach;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [text, setText] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const [message, setMessage] = useState("");

  const add = async (from: string) => {
    try {
      const next = await actions.add(from);
      const isNothing = next.results.length + next.refused.length === 0;
      setFound(isNothing ? null : next);
      setMessage(isNothing ? collect.nothing : "");
      if (!isNothing) setText("");
    } catch {
      setMessage(collect.failed);
      setText(from);
    }
  };
  const taken = useRef("");
  useEffect(() => {
    if (!brought || taken.current === brought) return;
    taken.current = brought;
    // A reload is not to add it again.
    dropFragment();
    void add(brought);
    section.current?.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-deps -- once for a link
  }, [brought]);

  return (
    <section ref={section} className="space-y-4">
      <SectionHeading>{collect.heading}</SectionHeading>
      <p className="max-w-prose text-lane-300">{collect.text}</p>
      <label htmlFor={id} className="block font-semibold">
        {collect.paste}
      </label>
      <textarea
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}-help`}
        rows={4}
        spellCheck={false}
        className={`w-full py-2 font-mono text-sm ${fieldClass}`}
      />
      <p id={`${id}-help`} className="text-sm text-lane-300">
        {collect.pasteHelp} {collect.kept}
      </p>
      <Button onPress={() => void add(text)}>{collect.add}</Button>
      <div role="status" className="space-y-2 empty:hidden">
        {message && <p>{message}</p>}
        {found && <Outcome found={found} messages={messages} />}
      </div>
      <ClassView actions={actions} language={language} messages={messages} />
    </section>
  );
}

type OutcomeProps = { found: Found; messages: TeachPageMessages };

/** What was added, and what not and why. */
function Outcome({ found, messages }: OutcomeProps) {
  const { collect } = messages.teach;
  const line = ({ code, name, problem, points }: Refused) =>
    formatMessage(collect[problem], {
      who: name || `${code.slice(0, 11)}…`,
      points: points ?? "?",
    });

  return (
    <>
      <p className="font-semibold">
        {formatMessage(collect.added, { count: found.results.length })}
      </p>
      {found.refused.length > 0 && (
        <>
          <p className="font-semibold text-caution-400">
            {formatMessage(collect.refused, { count: found.refused.length })}
          </p>
          <ul className="list-disc pl-6">
            {found.refused.map((refused, index) => (
              <li key={index}>{line(refused)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
