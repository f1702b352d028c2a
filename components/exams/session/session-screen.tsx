import { focusInPlace } from "@/lib/browser/focus";
import { loadStatements } from "@/lib/exam/load-statements";
import { sceneOf } from "@/lib/exam/paper";
import { LoadNotice } from "../../ui/load-notice";
import { useStatements } from "../common/use-statements";
import { useSession } from "./session-context";
import { SessionQuestion } from "./session-question";
import { SessionScene } from "./session-scene";

/** One question, or a scene; or what is to be said while it does not come. */
export function SessionScreen() {
  const { exam, refs, language, messages } = useSession();
  const { known, state } = useStatements(refs);
  const [first, ...others] = refs.flatMap((ref) => known[ref] ?? []);

  if (!first || state !== "idle")
    return (
      <LoadNotice
        messages={{ ...messages.exam.start, loading: messages.quiz.loading }}
        state={state}
        onRetry={() => {
          void loadStatements(exam.refs, language);
          // The question takes the place of the notice.
          focusInPlace(document.querySelector<HTMLElement>(".focus-position"));
        }}
      />
    );

  return sceneOf(first.ref) ? (
    <SessionScene key={first.ref} statements={[first, ...others]} />
  ) : (
    <SessionQuestion key={first.ref} statement={first} />
  );
}
