import clsx from "clsx";
import type { MouseEvent, ReactNode } from "react";
import { buttonLook, type ButtonLook } from "./button-look";

type LinkButtonProps = {
  href: string;
  look?: ButtonLook;
  lang?: string;
  className?: string;
  /** Does in the page what the link would lead to. */
  onFollow?: (event: MouseEvent) => void;
  children: ReactNode;
};

/** A link that looks like a button, for what leads to another address. */
export function LinkButton({
  href,
  look = "primary",
  lang,
  className,
  onFollow,
  children,
}: LinkButtonProps) {
  return (
    <a
      href={href}
      lang={lang}
      onClick={onFollow}
      className={clsx(buttonLook[look], className)}
    >
      {children}
    </a>
  );
}
