import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Messages } from "@/content/ui/schema";
import { focusMainHeading } from "@/lib/browser/focus";
import { closeInvitation, invitation } from "@/lib/offline/install";
import { quizMoments } from "@/lib/quiz/quiz-moments";
import { Button } from "../ui/button";
import { Notice } from "./notice";

type InstallNoticeProps = { messages: Messages["offline"] };

/** Invites the visitor, once, to install the site after finishing a set. */
export function InstallNotice({ messages }: InstallNoticeProps) {
  const isFinished = useStore(quizMoments, ({ finished }) => finished);
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    if (isFinished) void keepForGood();
  }, [isFinished]);

  const invited = isFinished && !isClosed ? invitation() : null;
  if (!invited) return null;
  const close = () => {
    closeInvitation();
    setIsClosed(true);
    // The button that had focus disappears.
    focusMainHeading();
  };

  return (
    <Notice
      title={messages.install}
      text={
        invited.way === "button" ? messages.installText : messages.installOnIos
      }
    >
      {invited.way === "button" && (
        <Button
          onPress={() => {
            invited.accept();
            close();
          }}
        >
          {messages.installButton}
        </Button>
      )}
      <Button variant="secondary" onPress={close}>
        {messages.close}
      </Button>
    </Notice>
  );
}

/** The browser may refuse; progress is then stored as before. */
async function keepForGood() {
  try {
    await navigator.storage.persist();
  } catch {
    // So does a browser without this request.
  }
}
