import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { useStore } from "zustand";
import type { InterfaceWords } from "@/content/ui/schema";
import { focusMainHeading } from "@/lib/browser/focus";
import { closeInvitation, invitation } from "@/lib/offline/install";
import { offlineState, startOffline, takeUpdate } from "@/lib/offline/offline";
import { quizMoments } from "@/lib/quiz/quiz-moments";
import { homeStore } from "@/lib/site/home-store";
import { viewAt } from "@/lib/site/read-address";
import { Button } from "../ui/button";

/** Keeps the site for use offline, and says what a visitor may want to know. */
export function Notices({ words }: { words: InterfaceWords["offline"] }) {
  const hasUpdate = useStore(offlineState, (state) => state.hasUpdate);
  const isFinished = useStore(quizMoments, ({ finished }) => finished);
  const isOnline = useSyncExternalStore(followConnection, isConnected);
  const view =
    useStore(homeStore, (state) => state.view) ??
    viewAt(location.pathname)?.view;
  const [isClosed, setIsClosed] = useState(false);
  useEffect(startOffline, []);
  useEffect(() => {
    if (isFinished) void keepForGood();
  }, [isFinished]);

  const invited = isFinished && !isClosed ? invitation() : null;
  const close = () => {
    closeInvitation();
    setIsClosed(true);
    // The button that had the focus goes.
    focusMainHeading();
  };

  return (
    <div
      aria-live="polite"
      className="sticky bottom-0 z-10 bg-asphalt-900 print:hidden"
    >
      {hasUpdate && view?.mode !== "quiz" && (
        <Notice text={words.newVersion}>
          <Button onPress={() => void takeUpdate()}>{words.reload}</Button>
        </Notice>
      )}
      {!isOnline && <Notice text={words.noConnection} />}
      {invited && (
        <Notice
          title={words.install}
          text={
            invited.way === "button" ? words.installText : words.installOnIos
          }
        >
          {invited.way === "button" && (
            <Button
              onPress={() => {
                invited.accept();
                close();
              }}
            >
              {words.installButton}
            </Button>
          )}
          <Button look="secondary" onPress={close}>
            {words.close}
          </Button>
        </Notice>
      )}
    </div>
  );
}

type NoticeProps = { title?: string; text: string; children?: ReactNode };

function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className="container-page flex flex-wrap items-center gap-3 border-t border-asphalt-500 py-3">
      <div className="mr-auto">
        {title && <p className="font-semibold">{title}</p>}
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}

function followConnection(note: () => void) {
  addEventListener("online", note);
  addEventListener("offline", note);
  return () => {
    removeEventListener("online", note);
    removeEventListener("offline", note);
  };
}

/** The browser may say no; progress is then kept as before. */
async function keepForGood() {
  try {
    await navigator.storage.persist();
  } catch {
    // So does one that lacks the question.
  }
}

const isConnected = () => navigator.onLine;
