import { lookForVoice, readAloud, stopReading } from "@/lib/speech/speech";
import { hasVoice, keepVoice } from "@/lib/speech/voices";
import { fakeSpeech } from "../../fixtures/speech";

beforeEach(() => {
  jest.useFakeTimers();
  keepVoice("ne", false);
});
afterEach(stopReading);

const press = () => document.body.click();

describe("whether the browser speaks a language", () => {
  it("is found out by a word without sound, at a press", () => {
    const speech = fakeSpeech({ lang: "en-US" }, { lang: "ne-NP" });
    lookForVoice("ne");
    expect(speech.silently()).toEqual([]);

    press();
    expect(speech.silently()).toEqual(["नेपाली"]);
    expect(hasVoice("ne")).toBe(false);
    speech.finish();

    expect(hasVoice("ne")).toBe(true);
    expect(hasVoice("en")).toBe(false);
    expect(speech.aloud()).toEqual([]);
  });

  it.each([
    ["there is none", []],
    ["all are of other languages", [{ lang: "hi-IN" }, { lang: "new-NP" }]],
    ["it is somewhere else", [{ lang: "ne-NP", isLocal: false }]],
  ])("is never asked of a voice where %s", (_, voices) => {
    const speech = fakeSpeech(...voices);
    lookForVoice("ne");
    press();

    expect(speech.silently()).toEqual([]);
    expect(hasVoice("ne")).toBe(false);
  });

  it.each(["fails", "is silent", "ends at once"] as const)(
    "is not believed of a voice that %s",
    (manner) => {
      const speech = fakeSpeech({ lang: "ne_NP", manner });
      lookForVoice("ne");
      press();
      jest.runAllTimers();

      expect(speech.silently()).toHaveLength(1);
      expect(hasVoice("ne")).toBe(false);
      // Nothing that is said later waits behind it.
      expect(speech.isSpeaking()).toBe(false);
    },
  );

  it("is found out of voices that are listed late", () => {
    const speech = fakeSpeech();
    lookForVoice("ne");
    press();
    speech.list({ lang: "ne_NP" });
    press();
    speech.finish();

    expect(hasVoice("ne")).toBe(true);
  });

  it("is asked no longer by whoever has left, nor twice", () => {
    const speech = fakeSpeech({ lang: "ne-NP" });
    lookForVoice("ne")();
    press();
    expect(speech.silently()).toEqual([]);

    keepVoice("ne", true);
    lookForVoice("ne");
    press();
    expect(speech.silently()).toEqual([]);
  });
});

describe("reading aloud", () => {
  it("says one text after the other, without Japanese, and ends", () => {
    const speech = fakeSpeech({ lang: "ne-NP" });
    const onEnd = jest.fn();
    readAloud("ne", ["बिस्तारै (徐行 jokō)", "क. ठीक"], onEnd);

    expect(speech.aloud()).toEqual(["बिस्तारै ( jokō)", "क. ठीक"]);
    expect(onEnd).not.toHaveBeenCalled();
    speech.finish();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it("stops when asked to, and reports nothing then", () => {
    const speech = fakeSpeech({ lang: "ne-NP" });
    const onEnd = jest.fn();
    readAloud("ne", ["एक", "दुई"], onEnd);
    stopReading();

    expect(speech.isSpeaking()).toBe(false);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it.each([
    ["hidden", () => document.dispatchEvent(new Event("visibilitychange"))],
    ["left", () => dispatchEvent(new Event("pagehide"))],
  ])("stops when the page is %s", (_, leave) => {
    const speech = fakeSpeech({ lang: "ne-NP" });
    const onEnd = jest.fn();
    readAloud("ne", ["एक"], onEnd);
    leave();

    expect(speech.isSpeaking()).toBe(false);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["fails", { lang: "ne-NP", manner: "fails" as const }],
    ["never begins", { lang: "ne-NP", manner: "is silent" as const }],
    ["is gone", { lang: "en-US" }],
  ])("gives up a voice that %s", (_, voice) => {
    fakeSpeech(voice);
    keepVoice("ne", true);
    const onEnd = jest.fn();
    readAloud("ne", ["एक"], onEnd);
    jest.runAllTimers();

    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(hasVoice("ne")).toBe(false);
  });
});
