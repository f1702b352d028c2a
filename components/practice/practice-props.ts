import type { ComponentProps } from "react";
import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import type { NextStepLink } from "../progress/next-step-link";

/** The messages that practice needs. */
type PracticeScreenMessages = Pick<
  Messages,
  "practice" | "progress" | "quiz" | "round" | "laws" | "effects" | "theme"
> & {
  tests: Messages["exams"]["tests"];
  /** Of the link to the next step. */
  step: Pick<
    ComponentProps<typeof NextStepLink>,
    "places" | "messages" | "ofSet"
  >;
};

/** Props of every part of practice. */
export type PracticeProps = {
  language: Language;
  messages: PracticeScreenMessages;
};
