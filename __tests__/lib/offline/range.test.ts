/** @jest-environment node */
import { partOf } from "@/lib/offline/worker/range";

const kept = () =>
  new Response("0123456789", { headers: { "Content-Type": "audio/mpeg" } });
const ask = (range?: string) =>
  partOf(
    kept(),
    new Request("http://localhost/audio/ne/basic/1.mp3", {
      headers: range === undefined ? {} : { Range: range },
    }),
  );

it.each([
  // What Safari asks first, and then; what Chrome and Firefox ask.
  ["bytes=0-1", "01", "bytes 0-1/10"],
  ["bytes=2-9", "23456789", "bytes 2-9/10"],
  ["bytes=0-", "0123456789", "bytes 0-9/10"],
  ["bytes=4-99", "456789", "bytes 4-9/10"],
])("a player that asks for %s gets %s", async (range, text, place) => {
  const part = await ask(range);

  expect(part.status).toBe(206);
  expect(await part.text()).toBe(text);
  expect(part.headers.get("Content-Range")).toBe(place);
  expect(part.headers.get("Content-Length")).toBe(`${text.length}`);
  expect(part.headers.get("Content-Type")).toBe("audio/mpeg");
});

it.each(["bytes=10-", "bytes=7-6"])("%s is refused", async (range) => {
  const part = await ask(range);

  expect(part.status).toBe(416);
  expect(part.headers.get("Content-Range")).toBe("bytes */10");
});

it.each([undefined, "bytes=-3", "bytes=0-1,4-5", "lines=1-2"])(
  "whoever asks for %s gets the whole",
  async (range) => {
    const whole = await ask(range);

    expect(whole.status).toBe(200);
    expect(await whole.text()).toBe("0123456789");
  },
);
