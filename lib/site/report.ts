import type { Language } from "@/content/languages";
import { site } from "@/content/site";

/** What a report is about; all known without asking the reader. */
type ReportOf = {
  /** A question ("basic/7"), a scene ("hz-07") or a page ("book/signals"). */
  ref: string;
  language: Language;
  release?: string;
};

/** Whether there is an address to report to; a publisher may have none. */
export const takesReports = (address: string = site.reportAddress) =>
  address !== "";

/** One line that says what a report is about. */
export const reportLine = ({
  ref,
  language,
  release = site.release,
}: ReportOf) => `${ref} · ${language} · ${release}`;

/**
 * A link that opens a report, filled in with what is needed to find the place:
 * in a mail program, or in a form that takes `title` and `body`.
 */
export function reportLink(
  report: ReportOf,
  address: string = site.reportAddress,
): string {
  const text = `\n\n\n${reportLine(report)}`;
  return letterLink(`Mistake: ${report.ref}`, text, address);
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
