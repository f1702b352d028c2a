import { useStore } from "zustand";
import type { Messages } from "@/content/ui/schema";
import { line } from "@/lib/browser/line";
import { Notice } from "./notice";

type OfflineNoticeProps = { messages: Messages["offline"] };

/**
 * Says that the connection is lost: in full the first time, then in two words.
 */
export function OfflineNotice({ messages }: OfflineNoticeProps) {
  const loss = useStore(line, (state) => state.loss);
  if (!loss) return null;

  return (
    <Notice
      // Announced by LineAnnouncement, which stays where it is.
      isHidden={loss.aloud}
      text={loss.inFull ? messages.noConnection : messages.pageTitle}
    />
  );
}

/** Announces a lost connection once; it must be there from the start. */
export function LineAnnouncement({ messages }: OfflineNoticeProps) {
  const loss = useStore(line, (state) => state.loss);

  return (
    <p role="status" className="sr-only">
      {loss?.aloud && messages.noConnection}
    </p>
  );
}
