import { chapterIds } from "@/content/book/chapter-ids";
import { hazardSetIds } from "@/content/hazards/sets";
import { defaultLanguage } from "@/content/languages";
import { setIds } from "@/content/question-sets";
import { signGroups } from "@/content/sign-groups";
import { allMessages } from "@/content/ui";
import { translateMessages } from "@/content/ui/translate";
import { readTitle } from "@/lib/book/read-chapter";
import { hazardSetMessages } from "@/lib/hazards/set-messages";
import type { Batch } from "@/lib/signed/batches";
import { formatMessage } from "@/lib/text/format-message";
import type { Area } from "./translate-props";

const { areas, part, rest } = translateMessages;
const { sets, signs } = allMessages[defaultLanguage];

/** What the groups of each kind are called, by their ids. */
const namesOfAreas: readonly [area: string, names: Record<string, string>][] = [
  [areas.sets, Object.fromEntries(setIds.map((id) => [id, sets[id].title]))],
  [
    areas.hazards,
    Object.fromEntries(
      hazardSetIds.map((id) => [
        id,
        hazardSetMessages(id, defaultLanguage).title,
      ]),
    ),
  ],
  [
    areas.signs,
    Object.fromEntries(
      signGroups.map(({ id }) => [`signs/${id}`, signs.groups[id].name]),
    ),
  ],
  [
    areas.book,
    Object.fromEntries(
      chapterIds.map((id) => [
        `book/${id}`,
        readTitle(id, defaultLanguage).text,
      ]),
    ),
  ],
  [areas.rest, rest],
];

/** The batches by what they are about, with names. */
export function namedAreas(batches: readonly Batch[]): Area[] {
  return namesOfAreas.map(([name, names]) => ({
    name,
    batches: batches
      .filter(({ group }) => Object.hasOwn(names, group))
      .map((batch) => ({
        id: batch.id,
        name: nameOf(batch, names[batch.group] ?? ""),
        count: batch.texts.length,
      })),
  }));
}

const nameOf = ({ part: number, parts }: Batch, name: string) =>
  parts === 1 ? name : formatMessage(part, { name, part: number, parts });
