import { site } from "@/content/site";
import { asset } from "../addresses/links";
import type { QuestionRef } from "./question";

/** Path of the file that holds one question, without the base path. */
export function questionPath(ref: QuestionRef): string {
  return `/data/questions/${ref}.json`;
}

/**
 * Address to cite a question by: its file, the release that says it, and the
 * day of the law: "/data/questions/basic/7.json#0.1.0/2026-11-21".
 */
export function citeAddress(
  ref: QuestionRef,
  { release, lawChecked }: { release: string; lawChecked: string } = site,
): string {
  return asset(`${questionPath(ref)}#${release}/${lawChecked}`);
}
