import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import type { View } from "@/lib/addresses/links";
import { firstLanguageOf } from "@/lib/addresses/set-language";
import { readSet } from "@/lib/sets/read-set";
import { signaturesOfSets } from "@/lib/signed/signatures";
import { viewData } from "@/lib/site/structured-data";
import { SetChooser } from "../chooser/set-chooser";
import { Landing } from "../landing/landing";
import { OpenSearchLink } from "../layout/open-search-link";
import { StructuredData } from "../layout/structured-data";
import { HomeScreen } from "./home-screen";
import { viewTitles } from "./view-metadata";

type HomePageProps = { language: Language; view: View };

/** The home screen, as prerendered at the address of a view. */
export async function HomePage({ language, view }: HomePageProps) {
  const { quiz, round, results, share, study, laws, sets, ...menu } =
    allMessages[language];
  const { showIn, effects, theme, reading } = menu;
  const questions =
    view.mode === "quiz"
      ? await readSet(view.setId, firstLanguageOf(view.setId, language))
      : undefined;

  return (
    <>
      {view.mode === "landing" && <OpenSearchLink language={language} />}
      <StructuredData data={viewData(view, language)} />
      <HomeScreen
        language={language}
        firstView={view}
        firstQuestions={questions}
        titles={viewTitles(language)}
        messages={{
          quiz,
          round,
          results,
          share,
          study,
          laws,
          sets,
          showIn,
          effects,
          theme,
          reading: {
            unread: reading.unread,
            help: reading.help,
            sets: await signaturesOfSets(language),
          },
        }}
        landing={<Landing language={language} />}
        chooser={<SetChooser language={language} />}
      />
    </>
  );
}
