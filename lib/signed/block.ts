/**
 * The block of text that a reader sends: a first line that says whose it is, a
 * line for each text, and a last line that says how many there are.
 *
 *     Menkyo Mitra reading 1 | ne | 0.2.0 | S. K. | 2027-01-04
 *     gaimen-1/7 vQ3kx9Zb blind right
 *     gaimen-1/8 Hj2_wP0a beside-source doubt: left, not right
 *     End of reading | 2
 */
import type { Day } from "@/content/rules/schema";
import type { Way } from "./states";

/** Raised when the form changes. */
const VERSION = 1;

/** A mail of 25 of them is still sent from a link. */
export const LONGEST_DOUBT = 300;

/** One text as a reader found it. */
export type Finding = {
  ref: string;
  /** The text's `stampOf` when it was read. */
  stamp: string;
  how: Exclude<Way, "program">;
  /** What is wrong, if the reader doubts it. */
  doubt?: string;
};

/** Whose readings they are. */
export type Reader = {
  language: string;
  release: string;
  by: string;
  on: Day;
};

/** What a reader found, and on which line it stands. */
export type Sent = Finding & { reader: Reader; line: number };

/** A text on one line, without what parts a block. */
const oneLine = (text: string) =>
  text
    .replace(/[\s|]+/g, " ")
    .trim()
    .slice(0, LONGEST_DOUBT);

/** The block of these findings. */
export function writeBlock(
  { language, release, by, on }: Reader,
  findings: readonly Finding[],
): string {
  const lines = findings.map(({ ref, stamp, how, doubt }) => {
    const verdict =
      doubt === undefined ? "right" : `doubt: ${oneLine(doubt) || "?"}`;
    return `${ref} ${stamp} ${how} ${verdict}`;
  });
  return [
    `Menkyo Mitra reading ${VERSION} | ${language} | ${release} | ${oneLine(by)} | ${on}`,
    ...lines,
    `End of reading | ${lines.length}`,
  ].join("\n");
}

const firstLine =
  /^Menkyo Mitra reading (\d+) \| (\w+) \| ([^|]*) \| ([^|]+) \| (\d{4}-\d\d-\d\d)$/;
const lastLine = /^End of reading \| (\d+)$/;
const finding =
  /^(\S+\/\S+) ([\w-]{8}) (blind|beside-source) (?:right|doubt: (.+))$/;
/** What begins as a finding does, but may be cut. */
const likeFinding = /^[\w.-]+\/[\w./-]+( |$)/;

/**
 * Reads the blocks of a text, such as a mail with words around them. What
 * cannot be taken is said by its line; the rest is taken. A doubt that a mail
 * program broke into lines is put together again.
 */
export function readBlocks(text: string): {
  sent: Sent[];
  problems: string[];
} {
  const sent: Sent[] = [];
  const problems: string[] = [];
  let open: { reader: Reader; from: number; begin: number } | undefined;
  const say = (line: number, problem: string) =>
    problems.push(`line ${line}: ${problem}`);
  const close = (line: number, count?: number) => {
    if (!open) return;
    const arrived = sent.length - open.from;
    if (count === undefined)
      say(line, `the block of line ${open.begin} was cut: no last line`);
    else if (count !== arrived)
      say(line, `the block has ${count} texts, ${arrived} could be read`);
    open = undefined;
  };

  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^[>\s]+/, "").trim());
  lines.forEach((line, index) => {
    const at = index + 1;
    const first = firstLine.exec(line);
    if (first) {
      close(at);
      const reader = readerIn(first);
      if (typeof reader === "string") return say(at, reader);
      open = { reader, from: sent.length, begin: at };
      return;
    }
    const last = lastLine.exec(line);
    if (last) return close(at, Number(last[1]));

    if (line === "") return;
    if (!open) {
      if (finding.test(line))
        say(at, "not taken: the first line of its block is not there");
      return;
    }
    const one = finding.exec(line);
    if (one) {
      sent.push({ ...findingIn(one), reader: open.reader, line: at });
      return;
    }
    const before = sent.length > open.from ? sent.at(-1) : undefined;
    if (before?.doubt !== undefined && !likeFinding.test(line))
      before.doubt = oneLine(`${before.doubt} ${line}`);
    else say(at, `not understood: ${line}`);
  });
  close(lines.length);
  return { sent, problems };
}

/** Who sent a block; or what is wrong with its first line. */
function readerIn([, version, ...rest]: RegExpExecArray): Reader | string {
  const [language = "", release = "", by = "", on = ""] = rest;
  if (Number(version) !== VERSION)
    return `a block of form ${version}; this release reads form ${VERSION}`;
  if (Number.isNaN(Date.parse(on))) return `there is no day ${on}`;
  return { language, release, by: by.trim(), on: on as Day };
}

function findingIn([, ref = "", stamp = "", how, doubt]: RegExpExecArray) {
  return {
    ref,
    stamp,
    how: how as Finding["how"],
    ...(doubt !== undefined && { doubt }),
  };
}
