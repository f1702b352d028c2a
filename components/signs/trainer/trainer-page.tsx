import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { pageAddress, pagePath } from "@/lib/addresses/links";
import { mulberry32 } from "@/lib/random/random";
import { trainedSigns } from "@/lib/signs/read-signs";
import { breadcrumbsBelow } from "@/lib/site/structured-data";
import { drawRound } from "@/lib/trainer/trainer";
import { pageMetadata } from "../../layout/page-metadata";
import { StructuredData } from "../../layout/structured-data";
import { NeedsScript } from "../../ui/needs-script";
import { TrainerScreen } from "./trainer-screen";

/** Any number will do. */
const FIRST_SEED = 1;

/** Metadata of the trainer's page. */
export function trainerMetadata(language: Language) {
  const { found, description, intro } = allMessages[language].trainer;
  return pageMetadata(language, {
    path: pagePath("signs/trainer", language),
    title: found,
    description,
    summary: intro,
  });
}

/** Signs, ten at a time, by what the learner has answered. */
export function TrainerPage({ language }: { language: Language }) {
  const { trainer, quiz, round, effects, theme, signs } = allMessages[language];
  const name = trainer.title;
  const path = pagePath("signs/trainer", language);

  return (
    <div data-app-first="visit">
      <StructuredData
        data={breadcrumbsBelow("signs", language, { name, path })}
      />
      <TrainerScreen
        language={language}
        first={firstRound(language)}
        messages={{ trainer, quiz, round, effects, theme }}
        needsScript={
          <NeedsScript text={trainer.needsScript} tryAgain={quiz.tryAgain}>
            <a
              href={pageAddress("signs", language)}
              className="block w-fit py-3 underline"
            >
              {signs.title}
            </a>
          </NeedsScript>
        }
      />
    </div>
  );
}

/** The round of everyone's first visit: without answers, nothing else is due. */
function firstRound(language: Language) {
  const learner = { log: [], today: 0 };
  return drawRound(trainedSigns(language), learner, mulberry32(FIRST_SEED));
}
