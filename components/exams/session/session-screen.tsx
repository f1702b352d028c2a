import { useStore } from "zustand";
import { focusInPlace } from "@/lib/browser/focus";
import { loadedStatements, loadStatements } from "@/lib/exam/load-statements";
import { sceneOf } from "@/lib/exam/paper";
import { Button } from "../../ui/button";
import type { SessionScreenProps } from "./session-props";
import { SessionQuestion } from "./session-question";
import { SessionScene } from "./session-scene";

/** One question, or a scene; or what is to be said while it does not come. */
export function SessionScreen(props: SessionScreenProps) {
  const { exam, refs, language, messages } = props;
  const { known, failed } = useStore(loadedStatements);
  const [first, ...others] = refs.flatMap((ref) => known[ref] ?? []);

  if (!first || others.length < refs.length - 1)
    return (
      <div role="status">
        <p>{failed ? messages.exam.start.loadFailed : messages.quiz.loading}</p>
        {failed && (
          <Button
            className="mt-4"
            onPress={() => {
              void loadStatements(exam.refs, language);
              // The button disappears during the attempt.
              focusInPlace(
                document.querySelector<HTMLElement>(".focus-position"),
              );
            }}
          >
            {messages.exam.start.tryAgain}
          </Button>
        )}
      </div>
    );

  return sceneOf(first.ref) ? (
    <SessionScene key={first.ref} {...props} statements={[first, ...others]} />
  ) : (
    <SessionQuestion key={first.ref} {...props} statement={first} />
  );
}
