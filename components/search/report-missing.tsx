import type { Language } from "@/content/languages";
import type { SearchMessages } from "@/content/ui/search/schema";
import { reportLine, reportLink, takesReports } from "@/lib/site/report";
import { CopyButton } from "../share/copy-button";
import { linkClass } from "../ui/link-class";

type ReportMissingProps = {
  query: string;
  language: Language;
  messages: SearchMessages["search"];
};

/** Ways to say that something is missing: a letter, or a line for any chat. */
export function ReportMissing({
  query,
  language,
  messages,
}: ReportMissingProps) {
  const report = { ref: `search: ${query.trim()}`, language };
  return (
    <div className="mt-4 space-y-3">
      {takesReports() && (
        <p>
          <a href={reportLink(report)} className={linkClass}>
            {messages.missing}
          </a>
        </p>
      )}
      <CopyButton key={query} text={reportLine(report)} messages={messages} />
    </div>
  );
}
