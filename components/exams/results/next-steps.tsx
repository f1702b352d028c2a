import { pageAddress } from "@/lib/addresses/links";
import type { Exam } from "@/lib/exam/exam";
import type { ExamResult } from "@/lib/exam/grade";
import { sceneOf } from "@/lib/exam/paper";
import { formatMessage } from "@/lib/text/format-message";
import { formatPlural } from "@/lib/text/format-plural";
import { ShareButton } from "../../share/share-button";
import { Button } from "../../ui/button";
import { LinkButton } from "../../ui/link-button";
import type { ExamProps } from "../common/exam-props";

type NextStepsProps = Pick<ExamProps, "language" | "messages"> & {
  exam: Exam;
  result: ExamResult;
  onAgain: () => void;
};

/** What to do after a result: first the mistakes. */
export function NextSteps({
  exam,
  result,
  language,
  messages,
  onAgain,
}: NextStepsProps) {
  const text = messages.exam.results;
  // Scenes are practised separately.
  const count = result.wrong.filter((ref) => !sceneOf(ref)).length;
  const values = {
    points: result.points,
    total: result.totalPoints,
    name: messages.name,
    code: exam.code,
  };

  return (
    <>
      {count > 0 && (
        <LinkButton href={`${pageAddress("practice", language)}#mistakes`}>
          {formatPlural(text.practise, count, language)}
        </LinkButton>
      )}
      <Button variant={count > 0 ? "secondary" : "primary"} onPress={onAgain}>
        {text.again}
      </Button>
      <ShareButton
        title={messages.name}
        text={formatMessage(text.share, values)}
        fragment={`#${exam.code}`}
        messages={messages.share}
      />
    </>
  );
}
