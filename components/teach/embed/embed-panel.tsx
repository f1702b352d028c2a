import { useId, useState } from "react";
import type { Language } from "@/content/languages";
import { frameCode, heightCode, type FramedSet } from "@/lib/embed/frame-code";
import { CopyButton } from "../../share/copy-button";
import { fieldClass } from "../../ui/field-class";
import { SectionHeading } from "../../ui/section-heading";
import type { TeachPageMessages } from "../teach-messages";
import { FrameForm } from "./frame-form";

type EmbedPanelProps = { language: Language; messages: TeachPageMessages };

/** Writes the HTML that shows a set on a school's own page. */
export function EmbedPanel({ language, messages }: EmbedPanelProps) {
  const { embed, send } = messages.teach;
  const [framed, setFramed] = useState<FramedSet>({
    setId: "karimenkyo-1",
    language,
    question: null,
    theme: "dark",
  });
  const field = useId();
  const frame = frameCode(framed, messages.titles[framed.setId]);
  const code = `${frame}\n${heightCode}`;

  return (
    <section className="space-y-4">
      <SectionHeading>{embed.heading}</SectionHeading>
      <p className="max-w-prose">{embed.text}</p>
      <div className="space-y-5 card">
        <FrameForm framed={framed} messages={messages} onChange={setFramed} />
        <div className="space-y-2">
          <label htmlFor={field} className="font-semibold">
            {embed.code}
          </label>
          <textarea
            id={field}
            readOnly
            rows={8}
            value={code}
            className={`${fieldClass} w-full py-2 font-mono text-sm`}
          />
          <CopyButton text={code} messages={{ ...send, copy: embed.copy }} />
        </div>
      </div>
    </section>
  );
}
