import clsx from "clsx";
import { useEffect, useLayoutEffect, useState } from "react";
import { languages, type Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import { asset } from "@/lib/addresses/links";
import type { Question } from "@/lib/answers/question";
import { loadSpeech, lookForVoice } from "@/lib/speech/look-for-voice";
import { spokenOf } from "@/lib/speech/spoken";
import { keepVoice, showVoices } from "@/lib/speech/voices";
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

/**
 * Reads the question aloud or, once it is answered, why; pressed again, stops.
 * Always drawn, but without a recording to be seen only where the browser was
 * heard to speak the language (quiz-controls.css), which is found out meanwhile.
 */
export function Listen({ question, language, answer, messages }: ListenProps) {
  // What is shown, and what of it is being read.
  const shown = `${question.ref} ${language} ${answer}`;
  const [read, setRead] = useState<string | null>(null);
  const isReading = read === shown;

  useLayoutEffect(showVoices, [shown]);
  useEffect(() => {
    if (!("speechSynthesis" in globalThis)) return;
    return startWhenIdle(() => Promise.resolve(() => lookForVoice(language)));
  }, [language]);
  useEffect(() => {
    if (!isReading) return;
    return () => void loadSpeech().then(({ stopReading }) => stopReading());
  }, [isReading]);

  const part = answer === null ? "question" : "explanation";
  const recorded = question.recordings?.[part];
  const start = () => {
    const { lang } = languages[language];
    const texts = spokenOf(question, language, messages.letters, answer);
    const end = () => setRead((now) => (now === shown ? null : now));
    setRead(shown);
    loadSpeech()
      .then(({ readAloud }) =>
        readAloud({
          lang,
          texts,
          recording: recorded && asset(recorded),
          onEnd: (hasFailed) => {
            // Not offered again.
            if (hasFailed) keepVoice(language, false);
            end();
          },
        }),
      )
      .catch(end);
  };

  return (
    <Button
      variant="secondary"
      className={clsx("listen", !recorded && `listen-${language}`)}
      isPressed={isReading}
      onPress={isReading ? () => setRead(null) : start}
    >
      <Icon name={isReading ? "stop" : "listen"} className="size-5" />
      <span className="@max-lg:sr-only">{messages.listen}</span>
    </Button>
  );
}
