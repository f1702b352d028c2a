import { useCallback, useState } from "react";
import { choiceFigures } from "@/lib/teach/choice-figures";
import { formatPaper } from "@/lib/teach/paper-choice";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../../ui/button";
import { LoadNotice } from "../../ui/load-notice";
import { SectionHeading } from "../../ui/section-heading";
import { MarkSheets, type MarkSheetsProps } from "../collect/mark-sheets";
import { PrintedChoice, type PrintPart } from "../present/printed-choice";
import { Projector } from "../present/projector";
import { useLoadedStatements } from "../use-drawn-paper";
import type { UseProps } from "../use-props";
import { SendPaper } from "./send-paper";

type UsePanelProps = UseProps & Pick<MarkSheetsProps, "onMarked">;

const parts = ["printPaper", "printSheet", "printKey", "printCards"] as const;

/** What can be done with a paper: shown, printed, sent. */
export function UsePanel(props: UsePanelProps) {
  const { choice, refs, language, messages } = props;
  const { use } = messages.teach;
  const [wanted, setWanted] = useState<PrintPart | "show" | null>(null);
  const { isHere, state, retry } = useLoadedStatements(
    wanted ? refs : null,
    language,
  );
  const done = useCallback(() => setWanted(null), []);

  return (
    <section className="space-y-4">
      <SectionHeading>
        {formatMessage(use.heading, { code: formatPaper(choice) })}
      </SectionHeading>
      <p className="text-lane-300">
        {formatMessage(use.facts, choiceFigures(choice, refs))}
      </p>
      <div className="grid gap-6 card md:grid-cols-2">
        <div className="space-y-4">
          <Button onPress={() => setWanted("show")}>{use.show}</Button>
          <h3 className="font-semibold">{use.print}</h3>
          <div className="flex flex-wrap gap-3">
            {parts.map((part) => (
              <Button
                key={part}
                variant="secondary"
                onPress={() => setWanted(part)}
              >
                {use[part]}
              </Button>
            ))}
          </div>
          <LoadNotice
            messages={messages.exam.start}
            state={state}
            onRetry={retry}
          />
        </div>
        <SendPaper {...props} />
        <details className="md:col-span-2">
          <summary className="cursor-target py-3 font-semibold">
            {messages.teach.mark.heading}
          </summary>
          <MarkSheets key={formatPaper(choice)} {...props} />
        </details>
      </div>
      {isHere && wanted === "show" && <Projector {...props} onClose={done} />}
      {isHere && wanted && wanted !== "show" && (
        <PrintedChoice {...props} part={wanted} onDone={done} />
      )}
    </section>
  );
}
