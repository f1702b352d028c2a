import "./signs.css";
import type { Language } from "@/content/languages";
import { pictureSource } from "@/content/pictures";
import { signGroups } from "@/content/sign-groups";
import { allMessages } from "@/content/ui";
import { pageAddress, pagePath, signsPage } from "@/lib/addresses/links";
import { countOfSigns, idsOf } from "@/lib/signs/read-signs";
import { breadcrumbs } from "@/lib/site/structured-data";
import { formatMessage } from "@/lib/text/format-message";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { LinkButton } from "../ui/link-button";
import { NeedsScript } from "../ui/needs-script";
import { SignPicture } from "./sign-picture";
import { SignSearch } from "./sign-search";

/** Metadata of the page of all signs. */
export function signsMetadata(language: Language) {
  const { title, description, intro } = allMessages[language].signs;
  return pageMetadata(language, {
    path: pagePath("signs", language),
    title,
    description,
    summary: formatMessage(intro, { count: countOfSigns() }),
  });
}

/** All signs: the search, and the groups. */
export function SignsPage({ language }: { language: Language }) {
  const { quiz, signs, trainer } = allMessages[language];
  const { groups, ...messages } = signs;
  const count = countOfSigns();
  const crumb = { name: messages.title, path: pagePath("signs", language) };

  return (
    <div className="container-page space-y-6 py-6 sm:py-12">
      <StructuredData data={breadcrumbs(language, crumb)} />
      <h1 className="text-3xl font-extrabold sm:text-4xl">{messages.title}</h1>
      <p className="max-w-prose text-lg">
        {formatMessage(messages.intro, { count })}
      </p>
      <SignSearch language={language} messages={messages} />
      <NeedsScript text={messages.searchFailed} tryAgain={quiz.tryAgain} />
      <LinkButton href={pageAddress("signs/trainer", language)}>
        {trainer.begin}
      </LinkButton>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-4">
        {signGroups.map(({ id, examples }) => (
          <li key={id} className="relative space-y-2 card">
            <p className="flex gap-3">
              {examples.map((example) => (
                <SignPicture
                  key={example}
                  image={pictureSource(example)}
                  className="size-14 shrink-0 object-contain"
                />
              ))}
            </p>
            <h2 className="text-xl font-extrabold">
              <a
                href={pageAddress(signsPage(id), language)}
                className="cursor-target underline after:absolute after:inset-0"
              >
                {groups[id].name}
              </a>
            </h2>
            <p className="text-lane-300">{groups[id].line}</p>
            <p className="text-sm text-lane-400">
              {formatMessage(messages.count, { count: idsOf(id).length })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
