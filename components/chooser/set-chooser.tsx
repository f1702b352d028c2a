import type { Language } from "@/content/languages";
import { moreSets, numberedSets } from "@/content/question-sets";
import { interfaceWords } from "@/content/ui";
import { figures } from "@/lib/site/figures";
import { anchorAddress } from "@/lib/site/links";
import { fill } from "@/lib/text/fill";
import { WhenLoaded } from "../offline/when-loaded";
import { ProgressTools } from "../progress/progress-tools";
import { LinkButton } from "../ui/link-button";
import { SectionHeading } from "../ui/section-heading";
import { ChooserCard } from "./chooser-card";

/** The second view: the five numbered sets, then the others. */
export function SetChooser({ language }: { language: Language }) {
  const {
    chooser: words,
    landing,
    offline,
    progress,
    sets,
  } = interfaceWords[language];

  return (
    <div className="container-page space-y-12 py-6 sm:py-12">
      <div>
        <LinkButton href={anchorAddress("sets", language)} look="secondary">
          {words.back}
        </LinkButton>
        <h1 tabIndex={-1} className="mt-6 text-3xl font-extrabold sm:text-4xl">
          {words.title}
        </h1>
        <p className="mt-2 text-lg text-lane-300">
          {fill(words.subtitle, figures)}
        </p>
        <div className="mt-4 min-h-14 print:hidden">
          <WhenLoaded part="OfflineStatus" words={offline} />
        </div>
      </div>
      <section>
        <h2 className="sr-only">{landing.setsHeading}</h2>
        <ul className="flex flex-wrap gap-6 *:grow *:basis-76">
          {numberedSets.map((setId, index) => (
            <ChooserCard
              key={setId}
              setId={setId}
              language={language}
              number={index + 1}
              title={words.cardTitle}
              topics={words.topics}
              button={fill(words.startNumbered, { number: index + 1 })}
            />
          ))}
        </ul>
      </section>
      <section>
        <SectionHeading>{words.more}</SectionHeading>
        <ul className="mt-6 flex flex-wrap gap-6 *:grow *:basis-76">
          {moreSets.map((setId) => (
            <ChooserCard
              key={setId}
              setId={setId}
              language={language}
              title={sets[setId].title}
              description={sets[setId].description}
              button={fill(words.start, { title: sets[setId].title })}
            />
          ))}
        </ul>
      </section>
      <ProgressTools words={{ progress, sets }} />
    </div>
  );
}
