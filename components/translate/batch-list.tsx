import { translateMessages as messages } from "@/content/ui/translate";
import type { Notes } from "@/lib/signed/notes";
import { formatMessage } from "@/lib/text/format-message";
import { linkClass } from "../ui/link-class";
import type { Area, NamedBatch, TranslateProps } from "./translate-props";
import { useNotes } from "./use-notes";

type BatchListProps = TranslateProps & { areas: readonly Area[] };

/** What is asked of a reader, and the batches to choose from. */
export function BatchList({ translation, name, areas }: BatchListProps) {
  const { notes } = useNotes(translation);

  return (
    <>
      <div className="mt-4 max-w-prose space-y-3">
        {messages.intro.map((paragraph) => (
          <p key={paragraph}>{formatMessage(paragraph, { language: name })}</p>
        ))}
      </div>
      {areas.map((area, index) => (
        <details key={area.name} open={index === 0} className="mt-4 card">
          <summary className="cursor-target min-h-11 py-2 text-xl font-bold">
            <h2 className="inline">{area.name}</h2>
          </summary>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {area.batches.map((batch) => (
              <li key={batch.id} id={batch.id}>
                <a href={`#${batch.id}`} className={linkClass}>
                  {batch.name}
                </a>{" "}
                <span className="text-sm text-lane-300">
                  {countOf(batch, notes)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

/** How many texts a batch has, and how many of them the reader has read. */
function countOf({ id, count }: NamedBatch, { found }: Notes): string {
  const read = Object.values(found).filter(({ batch }) => batch === id).length;
  return formatMessage(read === 0 ? messages.count : messages.countRead, {
    read,
    count,
  });
}
