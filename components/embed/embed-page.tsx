import type { Metadata } from "next";
import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { publicAddress, pathOf } from "@/lib/addresses/links";
import { firstLanguageOf } from "@/lib/addresses/set-language";
import { readSet } from "@/lib/sets/read-set";
import { fullTitle } from "../layout/page-metadata";
import { EmbeddedSet } from "./embedded-set";
import "./embed.css";

/** What the head says: found is the set's own page, not this one. */
export function embedMetadata(setId: SetId, language: Language): Metadata {
  return {
    title: fullTitle(allMessages[language].sets[setId].title, language),
    robots: { index: false },
    alternates: {
      canonical: publicAddress(pathOf({ mode: "quiz", setId }, language)),
    },
  };
}

type EmbedPageProps = { setId: SetId; language: Language };

/** A set as other sites show it in a frame. */
export async function EmbedPage({ setId, language }: EmbedPageProps) {
  const { quiz, round, laws, results, trainer, teach, sets } =
    allMessages[language];
  const shown = firstLanguageOf(setId, language);
  return (
    <EmbeddedSet
      title={sets[setId].title}
      questions={await readSet(setId, shown)}
      pageLanguage={language}
      language={shown}
      address={publicAddress(pathOf({ mode: "quiz", setId }, language))}
      messages={{
        ...{ quiz, round, laws, results, trainer },
        teach: { embed: { open: teach.embed.open } },
      }}
    />
  );
}
