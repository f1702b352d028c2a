"use client";

import { useDeferredValue, useSyncExternalStore } from "react";
import type { Language } from "@/content/languages";
import { testIds } from "@/content/tests";
import { parsePaper } from "@/lib/teach/paper-choice";
import { subscribeToHash } from "../ui/use-hash";
import { SentPaper } from "./answer/sent-paper";
import { CollectPanel } from "./collect/collect-panel";
import { useClass } from "./collect/use-class";
import { EmbedPanel } from "./embed/embed-panel";
import { MakePanel } from "./make/make-panel";
import type { TeachPageMessages } from "./teach-messages";

type TeachToolsProps = { language: Language; messages: TeachPageMessages };

/** All that the page does, once the browser has been asked. */
export function TeachTools({ language, messages }: TeachToolsProps) {
  const actions = useClass();
  // Deferred: the panels are drawn piece by piece, after the hydration.
  const hash = useDeferredValue(
    useSyncExternalStore(
      subscribeToHash,
      () => location.hash,
      () => null,
    ),
  );
  if (hash === null)
    return (
      <p role="status" className="min-h-[60vh]">
        {messages.teach.page.loading}
      </p>
    );

  const isSent = hash.startsWith("#p=");
  const sent = isSent ? parsePaper(hash.slice(3), testIds[0]!) : null;
  return (
    <>
      {isSent && !sent && (
        <p role="status" className="font-semibold text-caution-400">
          {messages.teach.make.invalid}
        </p>
      )}
      {sent && (
        <SentPaper
          key={hash}
          choice={sent}
          language={language}
          messages={messages}
        />
      )}
      <MakePanel
        language={language}
        messages={messages}
        onMarked={actions.addOne}
      />
      <CollectPanel
        actions={actions}
        brought={hash.startsWith("#r=") ? hash : ""}
        language={language}
        messages={messages}
      />
      <EmbedPanel language={language} messages={messages} />
    </>
  );
}
