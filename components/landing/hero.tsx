import type { Language } from "@/content/sets/schema";
import { interfaceWords } from "@/content/ui";
import { figuresIn } from "@/lib/figures";
import { viewAddress } from "@/lib/links";
import { fill } from "@/lib/words";
import { LinkButton } from "../ui/link-button";

export function Hero({ language }: { language: Language }) {
  const words = interfaceWords[language].landing;

  return (
    <section id="home" className="container-page py-section">
      <h1
        tabIndex={-1}
        className="max-w-3xl text-hero font-extrabold text-lane-100"
      >
        <span lang="ne" className="block">
          जापानको ड्राइभिङ लाइसेन्स
        </span>
        <span lang="ja-Latn" className="block">
          Karimenkyo · Honmenkyo
        </span>
        <span lang="ja" className="block">
          仮免許・本免許
        </span>
      </h1>
      <p className="mt-6 text-2xl font-extrabold">{words.slogan}</p>
      <p className="mt-2 text-lg text-lane-300">
        {words.typing
          .map((line) => fill(line, figuresIn(language)))
          .join(" · ")}
      </p>
      <p className="mt-8">
        <LinkButton href={viewAddress({ mode: "chooser" }, language)}>
          {words.start}
        </LinkButton>
      </p>
    </section>
  );
}
