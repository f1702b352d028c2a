import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { pageAddress, pagePath } from "@/lib/addresses/links";
import { breadcrumbsBelow } from "@/lib/site/structured-data";
import { pageMetadata } from "../../layout/page-metadata";
import { StructuredData } from "../../layout/structured-data";
import { NeedsScript } from "../../ui/needs-script";
import { TrainerScreen } from "./trainer-screen";

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
    <div data-app-first>
      <StructuredData
        data={breadcrumbsBelow("signs", language, { name, path })}
      />
      <TrainerScreen
        language={language}
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
