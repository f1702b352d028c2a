import type { ReactNode } from "react";
import { useStore } from "zustand";
import { noticePlace } from "../focus/notice-place";
import { useRootMark } from "../ui/use-root-mark";

type NoticeProps = {
  title?: string;
  text: string;
  /** Hidden from assistive technology, if something else says the same. */
  isHidden?: boolean;
  /** Buttons. */
  children?: ReactNode;
};

/** One notice: a line at the lower edge, or above the controls of a question. */
export function Notice({ title, text, isHidden, children }: NoticeProps) {
  const isInDock = useStore(noticePlace, ({ element }) => element !== null);
  useRootMark(isInDock ? "dock-notice" : "notice");
  useRootMark("notice-buttons", Boolean(children));

  return (
    <div aria-hidden={isHidden || undefined} className="notice">
      <div className="mr-auto">
        {title && <p className="font-semibold">{title}</p>}
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
