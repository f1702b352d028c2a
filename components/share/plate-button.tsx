import { useState } from "react";
import type { InterfaceWords } from "@/content/ui/schema";
import type { QuizResult } from "@/lib/quiz/quiz";
import { Button } from "../ui/button";

type PlateButtonProps = {
  title: string;
  result: QuizResult;
  /** The strokes of the flower for who has passed. */
  flower: readonly string[];
  words: Pick<InterfaceWords, "round" | "results">;
};

/** Draws the result as a road plate and sends or keeps that picture. */
export function PlateButton({
  title,
  result,
  flower,
  words,
}: PlateButtonProps) {
  const [failed, setFailed] = useState(false);
  const press = async () => {
    try {
      const { shareResultPlate } = await import("./result-plate");
      await shareResultPlate({
        ...result,
        title,
        flower,
        verdict: result.passed ? words.results.passed : words.results.failed,
      });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  return (
    <div className="print:hidden">
      <Button look="secondary" onPress={() => void press()}>
        {words.round.plate}
      </Button>
      <p role="status" className="not-empty:mt-2">
        {failed && words.round.plateFailed}
      </p>
    </div>
  );
}
