import { useState } from "react";
import type { Messages } from "@/content/ui/schema";
import { withTimeout } from "@/lib/browser/with-timeout";
import type { QuizResult } from "@/lib/quiz/grade";
import { Button } from "../ui/button";

type PlateButtonProps = {
  title: string;
  result: QuizResult;
  /** The strokes of the flower for a pass. */
  flower: readonly string[];
  messages: Pick<Messages, "round" | "results">;
};

const loadPlate = withTimeout(() => import("./result-plate"));

/** Draws the result as a road plate and shares or saves that picture. */
export function PlateButton({
  title,
  result,
  flower,
  messages: { round, results },
}: PlateButtonProps) {
  const [message, setMessage] = useState("");
  const press = () => {
    setMessage("");
    const verdict = result.passed ? results.passed : results.failed;
    loadPlate()
      .then(({ shareResultPlate }) =>
        shareResultPlate({ ...result, title, flower, verdict }),
      )
      .catch(() => setMessage(round.plateFailed));
  };

  return (
    <>
      <Button variant="secondary" onPress={press}>
        {round.plate}
      </Button>
      <p role="status">{message}</p>
    </>
  );
}
