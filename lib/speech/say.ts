/** A voice that has not begun after this time, in ms, never will. */
const PATIENCE = 8_000;

type Outcome = "heard" | "failed" | "interrupted";

type Saying = {
  texts: readonly string[];
  voice: SpeechSynthesisVoice;
  /** Between 0 and 1. */
  volume: number;
  /** Called once, unless it is cancelled. */
  onDone: (outcome: Outcome) => void;
};

/** What is being said; Chrome loses utterances that nobody holds. */
let said: readonly SpeechSynthesisUtterance[] = [];

/** Says texts, one after the other, instead of whatever was being said. */
export function say({ texts, voice, volume, onDone }: Saying) {
  const done = (outcome: Outcome) => {
    clearTimeout(timer);
    if (said !== utterances) return;

    if (outcome === "heard") said = [];
    else beSilent();
    onDone(outcome);
  };
  const timer = setTimeout(done, PATIENCE, "failed");
  const utterances = texts.map((text) => utteranceOf(text, voice));
  let hasBegun = false;
  for (const utterance of utterances) {
    utterance.volume = volume;
    utterance.onstart = () => {
      hasBegun = true;
      clearTimeout(timer);
    };
    utterance.onerror = ({ error }) =>
      done(/interrupted|canceled/.test(error) ? "interrupted" : "failed");
  }
  // Some engines end at once what they cannot say.
  const last = utterances.at(-1);
  if (last) last.onend = () => done(hasBegun ? "heard" : "failed");

  beSilent();
  said = utterances;
  for (const utterance of utterances) speechSynthesis.speak(utterance);
}

/** Ends what is being said, of which nothing more is reported. */
export function beSilent() {
  if (said.length === 0) return;

  said = [];
  speechSynthesis.cancel();
}

function utteranceOf(text: string, voice: SpeechSynthesisVoice) {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  // Android goes by the language.
  utterance.lang = voice.lang.replace("_", "-");
  return utterance;
}
