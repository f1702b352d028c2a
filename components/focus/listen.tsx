import clsx from "clsx";
import { useEffect, useLayoutEffect, useState } from "react";
import { languages, type Language } from "@/content/languages";
import { asset } from "@/lib/addresses/links";
import { quizMoments } from "@/lib/quiz/quiz-moments";
import { loadSpeech, lookForVoice } from "@/lib/speech/look-for-voice";
import { keepVoice, showVoices } from "@/lib/speech/voices";
import { withoutJapanese } from "@/lib/speech/without-japanese";
import { startWhenIdle } from "../effects/when-idle";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

type ListenProps = {
  /** What is read, in this order; the reading ends when others are given. */
  texts: readonly string[];
  language: Language;
  /** Address of a recording of them, without the base path. */
  recording?: string | undefined;
  label: string;
};

/**
 * Reads aloud what is on the screen; pressed again, stops. Always drawn, but
 * without a recording to be seen only where the browser was heard to speak the
 * language (listen.css), which is found out meanwhile.
 */
export function Listen({ texts, language, recording, label }: ListenProps) {
  // What is shown, and what of it is being read.
  const shown = [language, ...texts].join("\n");
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

  const start = () => {
    const end = () => setRead((now) => (now === shown ? null : now));
    setRead(shown);
    if (recording) quizMoments.setState({ listens: true });
    loadSpeech()
      .then(({ readAloud }) =>
        readAloud({
          lang: languages[language].lang,
          texts: texts.map((text) => withoutJapanese(text, language)),
          recording: recording && asset(recording),
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
      className={clsx("listen", !recording && `listen-${language}`)}
      isPressed={isReading}
      onPress={isReading ? () => setRead(null) : start}
    >
      <Icon name={isReading ? "stop" : "listen"} className="size-5" />
      <span className="@max-lg:sr-only">{label}</span>
    </Button>
  );
}
