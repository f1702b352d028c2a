import { useEffect, useLayoutEffect, useState } from "react";
import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import type { Question } from "@/lib/answers/question";
import { spokenOf } from "@/lib/speech/spoken";
import { showVoices } from "@/lib/speech/voices";
import { startWhenIdle } from "../effects/when-idle";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

type ListenProps = {
  question: Question;
  /** The language of the question. */
  language: Language;
  /** The index of the chosen option, null until then. */
  answer: number | null;
  messages: Messages["quiz"];
};

const load = () => import("@/lib/speech/speech");

/**
 * Reads the question aloud or, once it is answered, why; pressed again, stops.
 * Always drawn, but to be seen only where the browser was heard to speak the
 * language (quiz-controls.css), which is found out meanwhile.
 */
export function Listen({ question, language, answer, messages }: ListenProps) {
  // What is shown, and what of it is being read.
  const shown = `${question.ref} ${language} ${answer}`;
  const [read, setRead] = useState<string | null>(null);
  const isReading = read === shown;

  useLayoutEffect(showVoices, [shown]);
  useEffect(() => {
    if (!("speechSynthesis" in globalThis)) return;
    return startWhenIdle(async () => {
      const { lookForVoice } = await load();
      return () => lookForVoice(language);
    });
  }, [language]);
  useEffect(() => {
    if (!isReading) return;
    return () => void load().then(({ stopReading }) => stopReading());
  }, [isReading]);

  const start = () => {
    const texts = spokenOf(question, messages.letters, answer);
    const onEnd = () => setRead((now) => (now === shown ? null : now));
    setRead(shown);
    load()
      .then(({ readAloud }) => readAloud(language, texts, onEnd))
      .catch(onEnd);
  };

  return (
    <Button
      variant="secondary"
      className={`listen listen-${language}`}
      isPressed={isReading}
      onPress={isReading ? () => setRead(null) : start}
    >
      <Icon name={isReading ? "stop" : "listen"} className="size-5" />
      <span className="@max-lg:sr-only">{messages.listen}</span>
    </Button>
  );
}
