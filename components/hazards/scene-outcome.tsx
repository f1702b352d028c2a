import type { Outcome } from "@/content/hazards/outcomes";
import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import { stillAddress } from "@/lib/addresses/file-addresses";
import { MarkedText } from "../ui/marked-text";
import { SceneImage } from "./scene-image";

type SceneOutcomeProps = {
  /** Of the scene's picture, without the base path. */
  image: string;
  outcome: Outcome;
  language: Language;
  messages: Pick<Messages["hazards"], "happensNext" | "doneRight">;
  /** Whether stills stand for the motion; else the sentences alone. */
  showsStills: boolean;
};

/** What happens next and how it is done right, in words, and in stills. */
export function SceneOutcome({
  image,
  outcome,
  language,
  messages,
  showsStills,
}: SceneOutcomeProps) {
  const parts = [
    ["next", messages.happensNext],
    ["right", messages.doneRight],
  ] as const;

  return (
    <div className="hazard-outcome">
      {parts.map(([part, label]) => (
        <div key={part}>
          {showsStills && (
            <SceneImage
              image={stillAddress(image, part)}
              alt=""
              language={language}
              loading="lazy"
            />
          )}
          <p>
            <strong>{`${label}: `}</strong>
            <span lang={language}>
              <MarkedText language={language}>{outcome[part]}</MarkedText>
            </span>
          </p>
        </div>
      ))}
    </div>
  );
}
