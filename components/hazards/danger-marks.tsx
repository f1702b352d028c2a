import type { Language } from "@/content/languages";
import {
  markedPlaces,
  pressPlace,
  resultOfMarks,
  type Mark,
} from "@/lib/hazards/marks";
import type { NamedPlace } from "@/lib/hazards/scene";
import { formatMessage } from "@/lib/text/format-message";
import { useDrawnLater } from "../ui/use-once-painted";
import type { SceneMessages } from "./messages";

type MarkMessages = SceneMessages["hazards"];

type MarkListProps = {
  places: readonly NamedPlace[];
  marks: readonly Mark[];
  /** False once a statement is answered. */
  isOpen: boolean;
  /** Of the names. */
  language: Language;
  messages: MarkMessages;
  onMarks: (marks: readonly Mark[]) => void;
};

/**
 * Under the picture: how many places are marked, and all of them by name, for
 * those who do not tap. Nothing tells which of them are right.
 */
export function MarkList({
  places,
  marks,
  isOpen,
  language,
  messages,
  onMarks,
}: MarkListProps) {
  const marked = markedPlaces(marks, places);
  const count = { count: marks.length };
  const isDrawn = useDrawnLater();

  return (
    <>
      <details className="hazard-places">
        <summary className="cursor-target">{messages.places}</summary>
        {isDrawn && (
          <fieldset disabled={!isOpen}>
            <legend className="sr-only">{messages.placesLegend}</legend>
            {places.map(({ name }, index) => (
              <label key={name} className="cursor-target">
                <input
                  type="checkbox"
                  checked={marked.has(index)}
                  onChange={() => onMarks(pressPlace(marks, places, index))}
                />
                <span lang={language}>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
      </details>
      <p role="status">
        {marks.length === 0
          ? messages.findHelp
          : formatMessage(messages.marked, count)}
      </p>
    </>
  );
}

/** After Check: how many dangers were found, and which were not. */
export function MarkResult({
  places,
  marks,
  language,
  messages,
}: Pick<MarkListProps, "places" | "marks" | "language" | "messages">) {
  const { found, missed, counts } = resultOfMarks(marks, places);
  const count = { count: found.length, total: found.length + missed.length };
  const names = missed.map(({ name }) => name).join("; ");

  return (
    <p lang={language} className="hazard-found">
      {counts ? formatMessage(messages.found, count) : messages.tooMany}
      {missed.length > 0 &&
        ` ${formatMessage(messages.missed, { places: names })}`}
    </p>
  );
}
