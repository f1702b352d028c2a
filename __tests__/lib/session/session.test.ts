import type { Codec } from "@/lib/session/kept";
import { createSession } from "@/lib/session/session";

/** A session of one number, kept as "1 7": the version and the number. */
const codec: Codec<number> = {
  write: (value) => `1 ${value}`,
  read: (text) => (/^1 \d+$/.test(text) ? Number(text.slice(2)) : null),
  isNewer: (text) => text.startsWith("2 "),
};
const openTab = () =>
  createSession({
    key: "number",
    codec,
    start: () => 0,
    merge: (own, kept) => Math.max(own, kept ?? 0),
  });

const keep = (text: string) => localStorage.setItem("number", text);
const kept = () => localStorage.getItem("number");

beforeEach(() => localStorage.clear());

it("is saved, and restored at the next visit", () => {
  const session = openTab();
  session.setState(7);
  expect(kept()).toBeNull();
  session.save();

  const later = openTab();
  later.resume();
  expect(later.getState()).toBe(7);
});

it("adopts what another tab has written, once", () => {
  const session = openTab();
  session.save();
  keep("1 5");

  expect(session.sync()).toBe(true);
  expect(session.getState()).toBe(5);
  expect(session.sync()).toBe(false);
});

it("starts again on a visit that finds nothing, not during it", () => {
  const session = openTab();
  session.setState(3);
  session.save();
  localStorage.clear();
  session.sync();
  expect(session.getState()).toBe(3);

  session.resume();
  expect(session.getState()).toBe(0);
});

it("continues with what it has if another tab writes nonsense", () => {
  const session = openTab();
  session.setState(3);
  session.save();
  keep("nonsense");

  expect(session.sync()).toBe(false);
  expect(session.sync()).toBe(false);
  session.save();
  expect(session.getState()).toBe(3);
  expect(kept()).toBe("1 3");
  expect(localStorage.getItem("number-broken")).toBe("nonsense");
});

it("changes nothing that a newer release wrote", () => {
  keep("2 three");
  const session = openTab();
  session.resume();
  session.setState(3);
  session.save();
  session.remove();

  expect(kept()).toBe("2 three");
  expect(session.getState()).toBe(3);
});
