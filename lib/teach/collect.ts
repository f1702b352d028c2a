/** Finds the results in what a teacher pastes: a chat, a link, lines of codes. */
import {
  readResult,
  tidyName,
  writeResult,
  type CodeProblem,
  type PaperResult,
} from "./result-code";

/** A code that is not taken, as it stands in the text, and why. */
export type Refused = {
  code: string;
  name: string;
  problem: CodeProblem | "doubled" | "old" | "forged";
  /** That it claims, where it could be read. */
  points?: number;
};

export type Found = { results: PaperResult[]; refused: Refused[] };

/** Two fives and more; a link may have it behind "#r=". */
const codePattern =
  /(?:#r=)?\b([0-9a-z]{5}-[0-9a-z]{5}-[0-9a-z-]*[0-9a-z])(?:=([^\n]*))?/i;

/** Before a chat's message: "[10:21, 24/11/2026] Sita Rai: ". */
const sender =
  /^(?:\[[^\]]*\]|[\d/.,:\s]+(?:[ap]m)?\s*-)?\s*([^:]{1,40}):\s*$/i;

/**
 * The results in a text, one a line.
 *
 * @param known that are there already: the same once more is "doubled"
 */
export function findResults(
  text: string,
  known: readonly PaperResult[] = [],
): Found {
  const results: PaperResult[] = [];
  const refused: Refused[] = [];
  const taken = new Set(known.map(bodyOf));

  for (const line of text.split(/\r?\n/)) {
    const match = codePattern.exec(line);
    if (!match) continue;

    const [whole, code = "", tail = ""] = match;
    const isLink = whole.startsWith("#r=");
    const name = tidyName(
      isLink
        ? decoded(tail.split(/\s/)[0] ?? "")
        : tail.replace(/\s*https?:.*/, ""),
    );
    const read = readResult(name ? `${code}=${name}` : code);
    if (typeof read === "string") {
      refused.push({ code, name, problem: read });
      continue;
    }
    const body = bodyOf(read);
    if (taken.has(body)) {
      refused.push({ code, name, problem: "doubled" });
      continue;
    }
    taken.add(body);
    results.push(name ? read : { ...read, name: senderOf(line, match.index) });
  }
  return { results, refused };
}

/** What is the same of a result, however its learner is called. */
const bodyOf = (result: PaperResult) => writeResult({ ...result, name: "" });

/** Who sent the line, where a chat says so. */
function senderOf(line: string, end: number): string {
  const [, name = ""] = sender.exec(line.slice(0, end)) ?? [];
  return /^https?$/i.test(name.trim()) ? "" : tidyName(name);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Takes out what its paper speaks against.
 *
 * @param check compares a result with its paper
 */
export function refuseUnfit(
  { results, refused }: Found,
  check: (result: PaperResult) => "right" | "old" | "forged",
): Found {
  const fit = results.filter((result) => check(result) === "right");
  const unfit = results.flatMap((result): Refused[] => {
    const problem = check(result);
    if (problem === "right") return [];
    const { name, points } = result;
    return [
      { code: writeResult({ ...result, name: "" }), name, problem, points },
    ];
  });
  return { results: fit, refused: [...refused, ...unfit] };
}
