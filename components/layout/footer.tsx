import type { Language } from "@/content/languages";
import { site } from "@/content/site";
import { allMessages } from "@/content/ui";
import { anchorAddress, pageAddress } from "@/lib/addresses/links";
import { figures } from "@/lib/site/figures";
import { formatMessage } from "@/lib/text/format-message";
import { MarkedText } from "../ui/marked-text";
import { FooterLink, FooterLinks } from "./footer-links";

const networks = ["facebook", "twitter", "instagram"] as const;

/** The footer of every page: what the site is, and links. */
export function Footer({ language }: { language: Language }) {
  const { footer: messages, bookPages, exams, signs } = allMessages[language];
  const socialLinks = networks
    .filter((network) => site.social[network])
    .map((network) => [messages[network], site.social[network]] as const);

  return (
    <footer className="mt-4 border-t-2 border-lane-100 bg-asphalt-900 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] text-lane-300 [--height:29rem] max-sm:when-near sm:mt-section sm:pt-12 sm:pb-[calc(3rem+env(safe-area-inset-bottom))] print:hidden">
      <div className="container-page grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-x-6 gap-y-3 sm:gap-y-10 lg:grid-cols-4">
        <div className="max-lg:col-span-full">
          <p className="text-xl font-extrabold text-lane-100 max-sm:inline">
            {site.name}
          </p>{" "}
          <p lang="ja" className="font-extrabold max-sm:inline">
            {site.nameInJapanese}
          </p>
          <p className="mt-1 max-w-prose max-sm:text-sm sm:mt-2">
            {messages.description}
          </p>
        </div>
        {socialLinks.length > 0 && (
          <FooterLinks heading={messages.socialLabel} links={socialLinks} />
        )}
        <FooterLinks
          heading={messages.quickLinks}
          links={[
            [messages.home, anchorAddress("home", language)],
            [messages.sets, anchorAddress("sets", language)],
            [messages.info, anchorAddress("info", language)],
            [exams.all, pageAddress("exams", language)],
            [bookPages.name, pageAddress("book", language)],
            [signs.name, pageAddress("signs", language)],
          ]}
        />
        <section>
          <h2 className="font-semibold text-lane-100">{messages.features}</h2>
          <ul>
            {messages.featureList.map((feature) => (
              <li
                key={feature}
                className="flex items-center py-0.5 sm:min-h-11"
              >
                {formatMessage(feature, figures)}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <AboutTheSite language={language} />
      <p className="container-page text-sm sm:mt-4">
        <MarkedText language={language}>{messages.note}</MarkedText>
      </p>
    </footer>
  );
}

/** About, privacy and terms in one row. */
function AboutTheSite({ language }: { language: Language }) {
  const { data, footer: messages, teach } = allMessages[language];

  return (
    <ul className="container-page flex flex-wrap gap-x-4 sm:mt-6 sm:gap-x-6">
      {(["about", "privacy", "terms"] as const).map((page) => (
        <li key={page}>
          <FooterLink
            name={messages[page]}
            address={pageAddress(page, language)}
          />
        </li>
      ))}
      <li>
        <FooterLink name={data.title} address={pageAddress("data", language)} />
      </li>
      <li>
        <FooterLink
          name={teach.page.name}
          address={pageAddress("teach", language)}
        />
      </li>
    </ul>
  );
}
