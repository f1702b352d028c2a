import { interfaceWords } from "@/content/ui";
import { viewAddress } from "@/lib/links";
import { Emblem } from "../ui/emblem";
import { LinkButton } from "../ui/link-button";

/** What an unknown address shows. */
export function NotFound() {
  const words = interfaceWords.en.notFound;

  return (
    <div className="container-page space-y-4 py-section">
      <Emblem shape="stop" className="size-24" />
      <h1 className="text-hero font-extrabold">{words.heading}</h1>
      <p className="text-xl">{words.text}</p>
      <p className="flex flex-wrap gap-4">
        <LinkButton href={viewAddress({ mode: "landing" }, "en")}>
          {words.home}
        </LinkButton>
        <LinkButton
          href={viewAddress({ mode: "chooser" }, "en")}
          look="secondary"
        >
          {words.sets}
        </LinkButton>
      </p>
    </div>
  );
}
