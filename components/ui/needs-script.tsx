import clsx from "clsx";
import type { ReactNode } from "react";

type NeedsScriptProps = {
  text: string;
  tryAgain: string;
  className?: string;
  /** Other ways on. */
  children?: ReactNode;
};

/** Seen only where the app does not run. */
export function NeedsScript({
  text,
  tryAgain,
  className = "mt-4 border-l-4 border-caution-400 pl-4",
  children,
}: NeedsScriptProps) {
  return (
    <p className={clsx("needs-script", className)}>
      <span>{text}</span>{" "}
      <a href="" className="block w-fit py-3 underline">
        {tryAgain}
      </a>
      {children}
    </p>
  );
}
