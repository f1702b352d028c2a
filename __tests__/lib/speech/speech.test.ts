import { lookForVoice } from "@/lib/speech/look-for-voice";
import { readAloud, stopReading } from "@/lib/speech/speech";
import { hasVoice, keepVoice } from "@/lib/speech/voices";
import { fakeSpeech } from "../../fixtures/speech";

beforeEach(() => {
  jest.useFakeTimers();
  keepVoice("ne", false);
});
let endLooking = () => {};
afterEach(() => {
  endLooking();
  stopReading();
});

/** Looks for a Nepali voice, and lets what that loads come. */
async function look() {
  endLooking = lookForVoice("ne");
  await jest.advanceTimersByTimeAsync(0);
}
const press = () => document.body.click();

describe("whether the browser speaks a language", () => {
  it("is found out by a word without sound, at a press", async () => {
    const speech = fakeSpeech({ lang: "en-US" }, { lang: "ne-NP" });
    await look();
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
  ])("is never asked of a voice where %s", async (_, voices) => {
    const speech = fakeSpeech(...voices);
    await look();
    press();

    expect(speech.silently()).toEqual([]);
    expect(hasVoice("ne")).toBe(false);
  });

  it.each(["fails", "is silent", "ends at once"] as const)(
    "is not believed of a voice that %s, and asked only once",
    async (manner) => {
      const speech = fakeSpeech({ lang: "ne_NP", manner });
      await look();
      press();
      jest.runAllTimers();
      press();

      expect(speech.silently()).toHaveLength(1);
      expect(hasVoice("ne")).toBe(false);
      // Nothing that is said later waits behind it.
      expect(speech.isSpeaking()).toBe(false);
    },
  );

  it("is found out of voices that are listed late", async () => {
    const speech = fakeSpeech();
    await look();
    press();
    speech.list({ lang: "ne_NP" });
    await jest.advanceTimersByTimeAsync(0);
    press();
    speech.finish();

    expect(hasVoice("ne")).toBe(true);
  });

  it("is asked no longer by whoever has left, nor once it is known", async () => {
    const speech = fakeSpeech({ lang: "ne-NP" });
    await look();
    endLooking();
    press();
    expect(speech.silently()).toEqual([]);

    keepVoice("ne", true);
    await look();
    press();
    expect(speech.silently()).toEqual([]);
  });
});

describe("reading aloud", () => {
  it("says one text after the other, and ends", () => {
    const speech = fakeSpeech({ lang: "ne-NP" });
    const onEnd = jest.fn();
    readAloud({ lang: "ne", texts: ["एक", "दुई"], onEnd });

    expect(speech.aloud()).toEqual(["एक", "दुई"]);
    expect(onEnd).not.toHaveBeenCalled();
    speech.finish();
    expect(onEnd.mock.calls).toEqual([[false]]);
  });

  it("stops when asked to, and reports nothing then", () => {
    const speech = fakeSpeech({ lang: "ne-NP" });
    const onEnd = jest.fn();
    readAloud({ lang: "ne", texts: ["एक", "दुई"], onEnd });
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
    readAloud({ lang: "ne", texts: ["एक"], onEnd });
    leave();

    expect(speech.isSpeaking()).toBe(false);
    expect(onEnd.mock.calls).toEqual([[false]]);
  });

  it.each([
    ["fails", { lang: "ne-NP", manner: "fails" as const }],
    ["never begins", { lang: "ne-NP", manner: "is silent" as const }],
    ["is gone", { lang: "en-US" }],
  ])("reports a voice that %s", (_, voice) => {
    fakeSpeech(voice);
    const onEnd = jest.fn();
    readAloud({ lang: "ne", texts: ["एक"], onEnd });
    jest.runAllTimers();

    expect(onEnd.mock.calls).toEqual([[true]]);
  });

  it("prefers a recording, and stops it", () => {
    const speech = fakeSpeech({ lang: "ne-NP" });
    const audio = fakeAudio();
    const onEnd = jest.fn();
    const read = () =>
      readAloud({ lang: "ne", texts: ["एक"], recording: "/a.mp3", onEnd });
    read();
    expect(audio.played()).toBe("/a.mp3");
    stopReading();
    expect(audio.pause).toHaveBeenCalledTimes(1);
    expect(speech.aloud()).toEqual([]);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it("speaks where a recording cannot be played, such as offline", async () => {
    const speech = fakeSpeech({ lang: "ne-NP" });
    fakeAudio(Promise.reject(new Error("offline")));
    const onEnd = jest.fn();
    readAloud({ lang: "ne", texts: ["एक"], recording: "/a.mp3", onEnd });
    await jest.advanceTimersByTimeAsync(0);

    expect(speech.aloud()).toEqual(["एक"]);
  });
});

/** Puts a fake in the place of what plays files. */
function fakeAudio(outcome = Promise.resolve()) {
  let played = "";
  const pause = jest.fn();
  globalThis.Audio = class extends EventTarget {
    constructor(address: string) {
      super();
      played = address;
    }
    play = () => outcome;
    pause = pause;
  } as unknown as typeof Audio;
  return { pause, played: () => played };
}
