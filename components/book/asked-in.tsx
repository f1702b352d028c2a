import "./asked-in.css";
import type { SetId } from "@/content/question-sets";
import { pageAddress, questionAddress } from "@/lib/addresses/links";
import { formatMessage } from "@/lib/text/format-message";
import type { AskedPart } from "./chapter-part";

type AskedInProps = AskedPart & { anchor: string };

/** The questions of all sets that rest on a rule or sign, to open or practise. */
export function AskedIn({ anchor, asked, page, messages }: AskedInProps) {
  const refs = asked.get(anchor);
  if (!refs) return null;

  return (
    <details className="asked-in">
      <summary className="cursor-target">
        {formatMessage(messages.askedIn, { count: refs.length })}
      </summary>
      {refs.map((ref) => {
        const [setId, id] = ref.split("/") as [SetId, string];
        return (
          <a
            key={ref}
            href={questionAddress(setId, id, page)}
            className="cursor-target"
          >
            {`${setId} ${id}`}
          </a>
        );
      })}
      <a
        href={`${pageAddress("practice", page)}#${refs.join(",")}`}
        className="cursor-target"
      >
        {messages.practiseThese}
      </a>
    </details>
  );
}
