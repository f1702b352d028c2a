import clsx from "clsx";
import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import { reportLink } from "@/lib/site/report";
import { linkClass } from "./link-class";

type ReportLinkProps = {
  /** What is reported, as `reportLink` names it. */
  of: string;
  /** The language of its texts. */
  language: Language;
  messages: Pick<Messages["quiz"], "report">;
  /** Shown instead of the whole name, in a row of links. */
  short?: string;
};

/** The way to tell us that we are wrong. */
export function ReportLink({
  of: ref,
  language,
  messages,
  short,
}: ReportLinkProps) {
  return (
    <a
      href={reportLink({ ref, language })}
      aria-label={short && messages.report}
      className={clsx(linkClass, "text-lane-300")}
    >
      {short ?? messages.report}
    </a>
  );
}
