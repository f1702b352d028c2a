import type { Language } from "@/content/languages";
import { site } from "@/content/site";

/** What a report is about; all known without asking the reader. */
type ReportOf = {
  /** A question ("basic/7"), a scene ("hz-07") or a page ("book/signals"). */
  ref: string;
  language: Language;
  release?: string;
};

/**
 * A link that opens a report, filled in with what is needed to find the place:
 * in a mail program, or in a form that takes `title` and `body`.
 */
export function reportLink(
  { ref, language, release = site.release }: ReportOf,
  address: string = site.reportAddress,
): string {
  const about = `${ref} · ${language} · ${release}`;
  return letterLink(`Mistake: ${ref}`, `\n\n\n${about}`, address);
}

/** A link that opens a mail or a form with title and text filled in. */
export function letterLink(
  title: string,
  text: string,
  address: string = site.reportAddress,
): string {
  const link = new URL(address);
  const titleName = link.protocol === "mailto:" ? "subject" : "title";
  // Not URLSearchParams: mail programs show its "+" as it is.
  link.search = `?${titleName}=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
  return link.href;
}
