import { languages, type Language } from "@/content/languages";
import { firstSets } from "@/content/question-sets";
import { heroVideo } from "@/content/site";
import { allMessages } from "@/content/ui";
import { asset, viewAddress } from "@/lib/addresses/links";
import { figuresIn } from "@/lib/site/figures";
import { formatMessage } from "@/lib/text/format-message";
import { FocusHeadline } from "../effects/focus-headline/focus-headline";
import { TypingLine } from "../effects/typing/typing-line";
import { HeroVideo } from "../effects/video/hero-video";
import { ResumeLinkIn } from "../progress/resume-link-in";
import { LinkButton } from "../ui/link-button";

/** The headline in three scripts, over a street that moves. */
export function Hero({ language }: { language: Language }) {
  const messages = allMessages[language].landing;
  const setId = firstSets[language];

  return (
    <section id="home" className="hero">
      <div className="hero-words container-page">
        <h1
          tabIndex={-1}
          className="font-sign text-hero font-extrabold text-lane-100 nepali-headline"
        >
          {/* As many lines in any face: the page must not jump when ours come. */}
          <span lang="ne" className="block whitespace-nowrap">
            जापानको <span className="max-sm:block">ड्राइभिङ लाइसेन्स</span>
          </span>
          <span lang="ja-Latn" className="block whitespace-nowrap">
            Karimenkyo <span className="max-sm:hidden">· </span>
            <span className="max-sm:block">Honmenkyo</span>
          </span>
          <span lang="ja" className="block whitespace-nowrap">
            仮免許・本免許
          </span>
        </h1>
        <FocusHeadline
          sentence={messages.slogan}
          className="mt-5 text-xl sm:mt-8 sm:text-2xl"
        />
        <TypingLine
          lang={languages[language].lang}
          phrases={messages.typing.map((line) =>
            formatMessage(line, figuresIn(language)),
          )}
          className="mt-4 text-lg"
        />
        <p className="mt-5 max-w-lg text-lane-300 sm:text-lg">
          {formatMessage(messages.promise, figuresIn(language))}
        </p>
        <div className="mt-4 flex flex-wrap gap-3 sm:mt-6">
          <ResumeLinkIn language={language} />
          <LinkButton href={viewAddress({ mode: "quiz", setId }, language)}>
            {messages.begin}
          </LinkButton>
          <LinkButton
            href={viewAddress({ mode: "chooser" }, language)}
            variant="secondary"
          >
            {messages.start}
          </LinkButton>
        </div>
      </div>
      <HeroVideo
        poster={asset(heroVideo.poster)}
        sources={heroVideo.sources.map(asset)}
        className="hero-video"
      />
    </section>
  );
}
