import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import { Button } from "./button";

type FailedPictureProps = {
  alt: string | undefined;
  /** Of the description. */
  lang: Language;
  messages: Pick<Messages["quiz"], "pictureFailed" | "retryPicture">;
  onRetry: () => void;
};

/** What stands in the place of a picture that did not load. */
export function FailedPicture({
  alt,
  lang,
  messages,
  onRetry,
}: FailedPictureProps) {
  return (
    <div className="space-y-3 border-2 border-dashed border-asphalt-500 p-3">
      <p>{messages.pictureFailed}</p>
      <p lang={lang}>{alt}</p>
      <Button variant="secondary" onPress={onRetry}>
        {messages.retryPicture}
      </Button>
    </div>
  );
}
