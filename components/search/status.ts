import type { SearchMessages } from "@/content/ui/search/schema";
import type { Findings } from "@/lib/search/find";
import { formatMessage } from "@/lib/text/format-message";
import type { useSearch } from "../ui/use-search";

/** What is said of what was found, or of what does not load. */
export function statusOf(
  { isWhole, groups }: Findings,
  { parts, isComplete, hasFailed }: ReturnType<typeof useSearch>,
  messages: SearchMessages["search"],
): string {
  if (hasFailed)
    return parts.length > 0 ? messages.partFailed : messages.failed;

  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  if (!isComplete && (count === 0 || !isWhole)) return messages.loading;
  if (count === 0) return messages.none;
  if (!isWhole) return messages.nearest;
  return count === 1
    ? messages.foundOne
    : formatMessage(messages.found, { count });
}
