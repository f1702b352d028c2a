import type { ChapterId } from "@/content/book/schema";
import { chapterPage, pageAddress } from "@/lib/addresses/links";
import { readTitle } from "@/lib/book/read-chapter";
import { formatMessage } from "@/lib/text/format-message";
import { LinkButton } from "../ui/link-button";
import type { ChapterPart } from "./chapter-part";
import { Localized } from "./localized";

type ChapterNavProps = ChapterPart & {
  previous?: ChapterId;
  next?: ChapterId;
};

/** Links to the previous and the next chapter. */
export function ChapterNav({
  previous,
  next,
  page,
  messages,
}: ChapterNavProps) {
  const link = (id: ChapterId, label: string) => (
    <LinkButton href={pageAddress(chapterPage(id), page)} variant="secondary">
      <span>
        {formatMessage(label, { title: "" })}
        <Localized localized={readTitle(id, page)} page={page} />
      </span>
    </LinkButton>
  );

  return (
    <nav
      aria-label={messages.contents}
      className="mt-10 flex flex-wrap justify-between gap-3 print:hidden"
    >
      {previous && link(previous, messages.previous)}
      {next && link(next, messages.next)}
    </nav>
  );
}
