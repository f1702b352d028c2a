import type { Language } from "@/content/languages";
import { questionSets, setIds } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { viewAddress } from "@/lib/addresses/links";
import { ResumeLink } from "./resume-link";

/** The link to the set that was begun, in a page of a language. */
export function ResumeLinkIn({ language }: { language: Language }) {
  const { progress, sets } = allMessages[language];
  const entries = setIds.map((setId) => [
    setId,
    [
      sets[setId].title,
      viewAddress({ mode: "quiz", setId }, language),
      questionSets[setId].questionCount,
    ],
  ]);

  return (
    <ResumeLink sets={Object.fromEntries(entries)} messages={progress.ofSet} />
  );
}
