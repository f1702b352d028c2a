/**
 * A voice of the device itself, which works offline and sends no text away: the
 * visitor's own if it speaks the language. Apple lists voices for fun before
 * those for reading.
 *
 * @param lang BCP 47 code of a language, without a region
 */
export function findVoice(lang: string): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis
    .getVoices()
    .filter((voice) => voice.localService && speaks(voice, lang));

  return (
    voices.find((voice) => voice.default) ??
    voices.find((voice) => !isForFun(voice)) ??
    voices[0]
  );
}

/** "ne", "ne-NP" and Android's "ne_NP" are Nepali, "new" is Newar. */
function speaks(voice: SpeechSynthesisVoice, language: string): boolean {
  return voice.lang.toLowerCase().split(/[-_]/)[0] === language;
}

function isForFun({ voiceURI }: SpeechSynthesisVoice): boolean {
  return /speech\.synthesis\.voice|eloquence/.test(voiceURI);
}
