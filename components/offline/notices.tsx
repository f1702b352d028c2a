import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import type { Messages } from "@/content/ui/schema";
import { isInAppBrowser } from "@/lib/browser/in-app-browser";
import { offlineState, startOffline, takeUpdate } from "@/lib/offline/offline";
import { subscribeToLine } from "@/lib/offline/subscribe-to-line";
import { noticePlace } from "../focus/notice-place";
import { Button } from "../ui/button";
import { InAppNotice } from "./in-app-notice";
import { InstallNotice } from "./install-notice";
import { Notice } from "./notice";
import { LineAnnouncement, OfflineNotice } from "./offline-notice";

type NoticesProps = { messages: Messages["offline"] };

/** Saves the site for offline use, and shows notices about it. */
export function Notices({ messages }: NoticesProps) {
  useEffect(startOffline, []);
  useEffect(subscribeToLine, []);
  const { element } = useStore(noticePlace);
  const offline = <OfflineNotice messages={messages} />;

  return (
    <div className="notices">
      <LineAnnouncement messages={messages} />
      <div aria-live="polite">
        {/* Nothing else interrupts an open question. */}
        {!element && (
          <>
            <UpdateNotice messages={messages} />
            {isInAppBrowser(navigator.userAgent) ? (
              <InAppNotice messages={messages} />
            ) : (
              <InstallNotice messages={messages} />
            )}
          </>
        )}
      </div>
      {element ? createPortal(offline, element) : offline}
    </div>
  );
}

/** Offers the newer release that waits. */
function UpdateNotice({ messages }: NoticesProps) {
  const hasUpdate = useStore(offlineState, (state) => state.hasUpdate);
  if (!hasUpdate) return null;

  return (
    <Notice text={messages.newVersion}>
      <Button onPress={() => void takeUpdate()}>{messages.reload}</Button>
    </Notice>
  );
}
