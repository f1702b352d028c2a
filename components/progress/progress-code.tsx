import { useId, useState } from "react";
import type { InterfaceWords } from "@/content/ui/schema";
import {
  readProgressCode,
  writeProgressCode,
  type SavedSets,
} from "@/lib/progress/progress-code";
import { importSavedSets } from "@/lib/progress/saved-sets";
import { fill } from "@/lib/text/fill";
import { Button } from "../ui/button";

type ProgressCodeProps = {
  saved: SavedSets;
  words: InterfaceWords["progress"];
  onTaken: () => void;
  /** Says it in the element of this id. */
  onMessage: (message: string) => void;
  messageId: string;
};

/** Copies all progress as a text, and takes such a text over. */
export function ProgressCode({
  saved,
  words,
  onTaken,
  onMessage,
  messageId,
}: ProgressCodeProps) {
  const field = useId();
  const [code, setCode] = useState("");
  const [isWrong, setIsWrong] = useState(false);

  const copy = async () => {
    const text = writeProgressCode(saved);
    setCode(text);
    try {
      await navigator.clipboard.writeText(text);
      onMessage(words.copied);
    } catch {
      onMessage(words.copyFailed);
    }
  };
  const use = () => {
    const progress = readProgressCode(code);
    setIsWrong(!progress);
    if (!progress) return onMessage(words.invalid);

    const count = importSavedSets(progress);
    onTaken();
    onMessage(count > 0 ? fill(words.used, { count }) : words.newer);
  };

  return (
    <div className="space-y-3">
      <label htmlFor={field} className="block font-semibold">
        {words.code}
      </label>
      <textarea
        id={field}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? messageId : undefined}
        rows={3}
        spellCheck={false}
        className="w-full rounded-plate border-2 border-asphalt-500 bg-asphalt-950 p-3 font-mono text-sm"
      />
      <div className="flex flex-wrap gap-3">
        {Object.keys(saved).length > 0 && (
          <Button look="secondary" onPress={() => void copy()}>
            {words.copy}
          </Button>
        )}
        <Button look="secondary" onPress={use}>
          {words.use}
        </Button>
      </div>
    </div>
  );
}
