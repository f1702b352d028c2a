import { readRecording, recordingFiles } from "../audio";
import type { Content } from "./content";

/** Files of recorded voices by their paths, each with its size in bytes. */
type Recordings = Readonly<Record<string, number>>;

/** A minute of speech at 32 kbit/s: a phone downloads it in seconds. */
const MAX_BYTES = 240_000;

export const readRecordings = (): Recordings =>
  Object.fromEntries(
    recordingFiles().map((path) => [path, readRecording(path).length]),
  );

/** Whether each recording belongs to a question, and none is too large. */
export const checkRecordings =
  (recordings: Recordings) =>
  ({ sets }: Content): string[] =>
    Object.entries(recordings).flatMap(([path, bytes]) => {
      const [, language = "", set, id] =
        /^(\w+)\/([\w-]+)\/(\d+)(?:-why)?\.mp3$/.exec(path) ?? [];
      const texts: Partial<Record<string, object>> | undefined = sets.find(
        (one) => one.id === set,
      )?.texts;
      const problems = [];
      if (!Object.hasOwn(texts?.[language] ?? {}, id ?? ""))
        problems.push(
          `content/audio/${path}: no question has this name in this language`,
        );
      if (bytes > MAX_BYTES)
        problems.push(
          `content/audio/${path}: ${Math.round(bytes / 1000)} KB; at most ${MAX_BYTES / 1000}`,
        );
      return problems;
    });
