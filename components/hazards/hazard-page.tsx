import type { HazardSetId } from "@/content/hazards/sets";
import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { groupAddress, hazardPage, pagePath } from "@/lib/addresses/links";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";
import { readScenes } from "@/lib/hazards/read-scenes";
import { hazardSetMessages } from "@/lib/hazards/set-messages";
import { breadcrumbsOfSet } from "@/lib/site/structured-data";
import { formatMessage } from "@/lib/text/format-message";
import { pageMetadata } from "../layout/page-metadata";
import { PageSignature } from "../layout/page-signature";
import { StructuredData } from "../layout/structured-data";
import { DataLink } from "../study/data-link";
import { HazardPractice } from "./hazard-practice";

type HazardPageProps = { setId: HazardSetId; language: Language };

/**
 * What a set's file below app/ exports. Each set has a file of its own: below
 * `[id]` the pages of all other sets would load this practice's scripts, too.
 */
export function hazardSetPage(setId: HazardSetId) {
  return {
    async generateMetadata({ params }: PageParams) {
      return hazardMetadata({ setId, language: await languageOfPage(params) });
    },
    async Page({ params }: PageParams) {
      return (
        <HazardPage setId={setId} language={await languageOfPage(params)} />
      );
    },
  };
}

/** Metadata of the page of a set of scenes. */
function hazardMetadata({ setId, language }: HazardPageProps) {
  const { found } = allMessages[language];
  const messages = hazardSetMessages(setId, language);
  return pageMetadata(language, {
    path: pagePath(hazardPage(setId), language),
    title: formatMessage(found.set.title, messages),
    description: formatMessage(found.set.description, messages),
    summary: messages.description,
  });
}

/** A set of scenes as it is prerendered. */
function HazardPage({ setId, language }: HazardPageProps) {
  const { enlarge, hazards, laws, quiz, study } = allMessages[language];
  const { title } = hazardSetMessages(setId, language);
  const path = pagePath(hazardPage(setId), language);

  return (
    <>
      <StructuredData
        data={breadcrumbsOfSet(language, { name: title, path })}
      />
      <HazardPractice
        setId={setId}
        title={title}
        scenes={readScenes(setId, language)}
        chooser={groupAddress("hazards", language)}
        messages={{
          enlarge,
          hazards,
          laws,
          quiz: {
            back: quiz.back,
            basis: quiz.basis,
            falseOption: quiz.falseOption,
            letters: quiz.letters,
            listen: quiz.listen,
            pictureFailed: quiz.pictureFailed,
            previous: quiz.previous,
            progress: quiz.progress,
            report: quiz.report,
            retryPicture: quiz.retryPicture,
            trueOption: quiz.trueOption,
            tryAgain: quiz.tryAgain,
          },
          study: { answer: study.answer },
        }}
      />
      <div className="container-page max-w-2xl pb-4">
        <PageSignature of={{ hazards: setId }} language={language} />
        <DataLink language={language} messages={study} />
      </div>
    </>
  );
}
