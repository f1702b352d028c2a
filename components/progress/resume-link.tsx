"use client";

import { useSyncExternalStore } from "react";
import type { ProgressMessages } from "@/content/ui/progress/schema";
import { setToContinue, type SetsToContinue } from "@/lib/answers/set-progress";
import { formatMessage } from "@/lib/text/format-message";
import { LinkButton } from "../ui/link-button";
import { subscribeToStorage } from "../ui/subscribe-to-storage";

type ResumeLinkProps = {
  sets: SetsToContinue;
  messages: ProgressMessages["ofSet"];
};

/**
 * Leads who comes back to the question where she stopped; nothing for anybody
 * else. `lib/pre-hydration/show-set-progress.ts` shows it before the page is drawn.
 */
export function ResumeLink({ sets, messages }: ResumeLinkProps) {
  // A text, since a snapshot must be the same as long as nothing changes.
  const next = useSyncExternalStore(
    subscribeToStorage,
    () => textOf(setToContinue(sets)),
    () => "",
  );
  const [setId = "", question = ""] = next.split(" ");
  const [title = "", address = ""] = sets[setId] ?? [];

  return (
    <p
      className="continue"
      data-sets={JSON.stringify({ sets, messages })}
      hidden={next === ""}
      suppressHydrationWarning
    >
      <LinkButton
        href={address}
        className="[--plate:var(--color-info-600)]"
        isFilledIn
      >
        {next === "" ? "" : formatMessage(messages.goOn, { title, question })}
      </LinkButton>
    </p>
  );
}

const textOf = (next: ReturnType<typeof setToContinue>) =>
  next ? `${next.setId} ${next.question}` : "";
