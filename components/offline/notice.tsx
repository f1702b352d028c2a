import type { ReactNode } from "react";

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
