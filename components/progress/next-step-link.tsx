"use client";

import type { SetProgressMessages } from "@/lib/answers/set-progress";
import {
  linkOf,
  type StepMessages,
  type StepPlaces,
} from "@/lib/progress/read-next-step";
import { LinkButton } from "../ui/link-button";
import { useNextStep } from "./use-next-step";

type NextStepLinkProps = {
  places: StepPlaces;
  messages: StepMessages;
  /** The messages for the progress of the sets on the page. */
  ofSet: SetProgressMessages;
};

/**
 * Leads to what the learner does next. On the landing and the chooser
 * `lib/progress/show-set-progress.ts` shows it before the page is drawn.
 */
export function NextStepLink({ places, messages, ofSet }: NextStepLinkProps) {
  const { href, text } = linkOf(useNextStep(places), places, messages);

  return (
    <p
      className="next-step"
      data-step={JSON.stringify({ places, messages, ofSet })}
    >
      <LinkButton href={href} isFilledIn>
        {text}
      </LinkButton>
    </p>
  );
}
