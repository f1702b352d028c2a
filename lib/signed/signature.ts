import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import { monthInWords } from "../text/day";
import { formatMessage } from "../text/format-message";
import { hashesOf } from "./hashes";
import { personOf, latestReadings, stateOf, type Readings } from "./states";
import type { TextGroup } from "./texts";

/** How far the texts of a group are, in a sentence. */
export type Signature = {
  sentence: string;
  /** Whether a further reader would help. */
  needsHelp: boolean;
};

/**
 * Says who has read the texts of a group, for its pages. Names nobody before
 * all of them are read.
 */
export function signatureOf(
  { texts }: TextGroup,
  readings: Readings,
  messages: Messages["reading"],
  language: Language,
): Signature {
  const all = texts.map((text) => {
    const [now, own] = [hashesOf(text), readings[text.ref] ?? []];
    return { state: stateOf(own, now), readers: latestReadings(own, now) };
  });
  const read = all.filter(({ state }) =>
    ["read once", "signed"].includes(state),
  );
  if (read.length === 0) return { sentence: messages.unread, needsHelp: true };
  if (read.length < all.length)
    return {
      sentence: formatMessage(messages.some, {
        read: read.length,
        all: all.length,
      }),
      needsHelp: true,
    };

  const readers = all.flatMap((one) => one.readers);
  const names = new Map(readers.map((one) => [personOf(one), one.by]));
  const isSigned = all.every(({ state }) => state === "signed");
  const last =
    readers
      .map(({ on }) => on)
      .sort()
      .at(-1) ?? "";
  return {
    sentence: formatMessage(isSigned ? messages.signed : messages.once, {
      names: new Intl.ListFormat(language).format(names.values()),
      month: monthInWords(last, language),
    }),
    needsHelp: !isSigned,
  };
}
