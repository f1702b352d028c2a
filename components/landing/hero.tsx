import { languages, type Language } from "@/content/languages";
import { heroVideo } from "@/content/site";
import { allMessages } from "@/content/ui";
import { asset, viewAddress } from "@/lib/addresses/links";
import { figuresIn } from "@/lib/site/figures";
import { formatMessage } from "@/lib/text/format-message";
import { FocusHeadline } from "../effects/focus-headline/focus-headline";
import { TypingLine } from "../effects/typing/typing-line";
import { HeroVideo } from "../effects/video/hero-video";
import { NextStepLinkIn } from "../progress/next-step-link-in";
import { LinkButton } from "../ui/link-button";
import { HeroHeadline } from "./hero-headline";

/** What the site is and what to do now, over a moving street. */
export function Hero({ language }: { language: Language }) {
  const messages = allMessages[language].landing;

  return (
    <section id="home" className="hero">
      <div className="hero-words container-page">
        <HeroHeadline language={language} />
        <p className="mt-2 max-w-lg text-lane-300 sm:mt-5 sm:text-lg">
          {formatMessage(messages.promise, figuresIn(language))}
        </p>
        <div className="hero-ways">
          <NextStepLinkIn language={language} />
          <LinkButton
            href={viewAddress({ mode: "chooser" }, language)}
            variant="secondary"
          >
            {messages.start}
          </LinkButton>
        </div>
        <FocusHeadline
          sentence={messages.slogan}
          className="mt-6 text-xl sm:mt-10 sm:text-2xl"
        />
        <TypingLine
          lang={languages[language].lang}
          phrases={messages.typing.map((line) =>
            formatMessage(line, figuresIn(language)),
          )}
          className="mt-4 text-lg"
        />
      </div>
      <HeroVideo
        poster={asset(heroVideo.poster)}
        sources={heroVideo.sources.map(asset)}
        className="hero-video"
      />
    </section>
  );
}
