import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { loadedStatements } from "@/lib/exam/load-statements";
import { answerKeyOf } from "@/lib/exam/paper";
import { formatPaper } from "@/lib/teach/paper-choice";
import { formatMessage } from "@/lib/text/format-message";
import type { UseProps } from "../use-props";
import { HandCounter } from "./hand-counter";
import { ProjectorButtons } from "./projector-buttons";
import { ShownStatement } from "./shown-statement";
import { pressProjectorKey, usePresentation } from "./use-presentation";

type ProjectorProps = UseProps & { onClose: () => void };

/** A paper for the whole room: a question at a time, and hands counted. */
export function Projector({
  choice,
  bank,
  refs,
  messages,
  onClose,
}: ProjectorProps) {
  const { show } = messages.teach;
  const dialog = useRef<HTMLDialogElement>(null);
  const { known } = useStore(loadedStatements);
  const shown = usePresentation(refs);
  useEffect(() => openInFocus(dialog.current), []);

  const statement = known[shown.ref];
  const [keyed] = answerKeyOf(bank, [shown.ref]);
  const fillScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void dialog.current?.requestFullscreen?.().catch(() => undefined);
  };
  const place = { number: shown.at + 1, total: refs.length };

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={formatMessage(show.label, { code: formatPaper(choice) })}
      onClose={onClose}
      onKeyDown={(event) => pressProjectorKey(event, shown, fillScreen)}
      className="projector"
    >
      <p className="projector-bar">
        <span>{formatMessage(show.position, place)}</span>
        <span className="max-md:hidden">{show.keys}</span>
      </p>
      {statement && (
        <ShownStatement
          statement={statement}
          answer={shown.isOpen ? keyed?.answer : undefined}
          messages={messages}
        />
      )}
      <div className="projector-foot">
        {(["true", "false"] as const).map((side) => (
          <HandCounter
            key={side}
            name={messages.quiz[`${side}Option`]}
            count={shown.raised[side]}
            messages={show}
            onStep={(step) => shown.count(side, step)}
          />
        ))}
        <ProjectorButtons
          shown={shown}
          last={refs.length - 1}
          messages={show}
          onFull={fillScreen}
          onClose={() => dialog.current?.close()}
        />
      </div>
    </dialog>
  );
}

/** Focuses the dialog, not its first button: Space is to show the answer. */
function openInFocus(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  dialog?.focus();
}
