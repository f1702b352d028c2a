import type { TeachMessages } from "@/content/ui/teach/schema";
import { formatMessage } from "@/lib/text/format-message";

type HandCounterProps = {
  /** What the hands are for: true, or false. */
  name: string;
  count: number;
  messages: TeachMessages["show"];
  onStep: (step: 1 | -1) => void;
};

/** How many hands are up for an answer. */
export function HandCounter({
  name,
  count,
  messages,
  onStep,
}: HandCounterProps) {
  const steps = [
    [-1, "−", messages.fewer],
    [1, "+", messages.more],
  ] as const;

  return (
    <div className="hand-counter">
      <p>
        <span className="sr-only">
          {formatMessage(messages.hands, { answer: name })}{" "}
        </span>
        <span aria-hidden>{name}</span>{" "}
        <output className="text-4xl font-extrabold">{count}</output>
      </p>
      {steps.map(([step, sign, label]) => (
        <button
          key={step}
          type="button"
          aria-label={formatMessage(label, { answer: name })}
          onClick={() => onStep(step)}
          className="cursor-target size-12 rounded-plate border-2 border-asphalt-500 text-2xl"
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
