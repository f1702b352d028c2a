import type { Language } from "@/content/languages";
import { book } from "@/content/site";
import { allMessages } from "@/content/ui";
import { Icon } from "../ui/icon";
import { BookTeaser } from "./book-teaser";
import { Hero } from "./hero";
import { Prepare } from "./prepare";
import { ScrollToTop } from "./scroll-to-top";
import { SetCards } from "./set-cards";
import { TestInformation } from "./test-information";

/** The first view: what the site offers, and how to start. */
export function Landing({ language }: { language: Language }) {
  // Readers of a translation want the questions first.
  const teaser = <BookTeaser language={language} />;

  return (
    <>
      <Hero language={language} />
      <div className="container-page space-y-section">
        {language === book.language && teaser}
        <SetCards language={language} />
        {language !== book.language && teaser}
        <Prepare language={language} />
        <TestInformation language={language} />
      </div>
      <ScrollToTop
        label={allMessages[language].landing.scrollToTop}
        icon={<Icon name="up" className="size-5" />}
      />
    </>
  );
}
