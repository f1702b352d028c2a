"use client";

import { useEffect, type ReactNode } from "react";
import { useStore } from "zustand";
import type { Language } from "@/content/languages";
import type { View } from "@/lib/addresses/links";
import type { Question } from "@/lib/answers/question";
import { homeStore } from "@/lib/site/home-store";
import type { QuizMessages } from "../quiz/messages";
import { QuizView } from "../quiz/quiz-view";
import { subscribeToAddress, type Titles } from "./subscribe-to-address";

type HomeScreenProps = {
  language: Language;
  /** The view that the page was built for, and the questions if it is a set. */
  firstView: View;
  firstQuestions: readonly Question[] | undefined;
  titles: Titles;
  messages: QuizMessages;
  landing: ReactNode;
  chooser: ReactNode;
};

/** One screen, three views; each view also has an address. */
export function HomeScreen({
  language,
  firstView,
  firstQuestions,
  titles,
  messages,
  landing,
  chooser,
}: HomeScreenProps) {
  const view = useStore(homeStore, (state) => state.view) ?? firstView;
  useEffect(() => subscribeToAddress(language, titles), [language, titles]);

  switch (view.mode) {
    case "landing":
      return landing;
    case "chooser":
      return chooser;
    case "quiz":
      return (
        <QuizView
          key={view.setId}
          setId={view.setId}
          language={language}
          messages={messages}
          questions={isSet(firstView, view.setId) ? firstQuestions : undefined}
        />
      );
  }
}

function isSet(view: View, setId: string): boolean {
  return view.mode === "quiz" && view.setId === setId;
}
