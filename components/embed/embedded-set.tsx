"use client";

import clsx from "clsx";
import type { Language } from "@/content/languages";
import type { Question } from "@/lib/answers/question";
import { buttonVariants } from "../ui/button-variants";
import { Icon } from "../ui/icon";
import { linkClass } from "../ui/link-class";
import { MarkedText } from "../ui/marked-text";
import type { EmbedMessages } from "./embed-messages";
import { EmbeddedQuestion } from "./embedded-question";

type EmbeddedSetProps = {
  title: string;
  questions: readonly Question[];
  /** Of the interface, and that of the questions. */
  pageLanguage: Language;
  language: Language;
  /** Address of the set on the site. */
  address: string;
  messages: EmbedMessages;
};

/**
 * A whole set for a frame in another site's page. React draws it when the site
 * is built and does not run in the frame: what a press does is in
 * lib/embed/embed.ts, which fills in and shows the parts that are named here.
 */
export function EmbeddedSet({
  title,
  questions,
  pageLanguage,
  language,
  address,
  messages,
}: EmbeddedSetProps) {
  return (
    <main className="embedded">
      <div className="embedded-bar">
        <h1>
          <MarkedText language={pageLanguage}>{title}</MarkedText>
        </h1>
        <p data-part="position" data-message={messages.quiz.position} />
      </div>
      {questions.map((question) => (
        <EmbeddedQuestion
          key={question.ref}
          question={question}
          language={language}
          messages={messages}
        />
      ))}
      <EmbeddedResult messages={messages} />
      <EmbeddedControls messages={messages} />
      <p className="embedded-foot">
        <a href={address} target="_blank" rel="noopener" className={linkClass}>
          {messages.teach.embed.open}
        </a>
        <span lang="en">CC BY 4.0</span>
      </p>
    </main>
  );
}

type PartProps = { messages: EmbedMessages };

function EmbeddedResult({ messages: { trainer, results } }: PartProps) {
  return (
    <div hidden data-part="result" tabIndex={-1} className="py-6">
      <p
        className="text-2xl font-extrabold"
        data-part="score"
        data-message={trainer.done}
      />
      <button
        type="button"
        data-part="again"
        className={clsx(buttonVariants.primary, "mt-4")}
      >
        {results.again}
      </button>
    </div>
  );
}

function EmbeddedControls({ messages: { quiz } }: PartProps) {
  return (
    <div className="embedded-controls" data-part="controls">
      <button
        type="button"
        data-part="previous"
        className={buttonVariants.secondary}
      >
        {quiz.previous}
      </button>
      <button
        hidden
        type="button"
        data-part="listen"
        aria-pressed="false"
        className={clsx(buttonVariants.secondary, "listen")}
      >
        <Icon name="listen" className="size-5" />
        <Icon name="stop" className="size-5" />
        <span className="@max-lg:sr-only">{quiz.listen}</span>
      </button>
      <button
        type="button"
        data-part="next"
        className={clsx(buttonVariants.primary, "grow")}
      >
        {quiz.next}
      </button>
    </div>
  );
}
