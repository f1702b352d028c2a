import { site } from "@/content/site";
import { asset } from "../addresses/links";
import type { QuestionRef } from "./question";

/** Path of the file that holds one question, without the base path. */
export function questionPath(ref: QuestionRef): string {
  return `/data/questions/${ref}.json`;
}

/**
 * Path by which a question is cited: its file, the release that said it, and
 * the day of the law: "/data/questions/basic/7.json#0.1.0/2026-11-21".
 */
export function citePath(
  ref: QuestionRef,
  { release, law }: { release: string; law: string },
): string {
  return `${questionPath(ref)}#${release}/${law}`;
}

/** Address to put into a link to a question as this release has it. */
export function citeAddress(ref: QuestionRef): string {
  const { release, lawChecked: law } = site;
  return asset(citePath(ref, { release, law }));
}
