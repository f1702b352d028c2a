import clsx from "clsx";
import type { ReactNode } from "react";
import { buttonLook, type ButtonLook } from "./button-look";

type LinkButtonProps = {
  href: string;
  look?: ButtonLook;
  lang?: string;
  className?: string;
  children: ReactNode;
};

/** A link that looks like a button, for what leads to another address. */
export function LinkButton({
  href,
  look = "primary",
  lang,
  className,
  children,
}: LinkButtonProps) {
  return (
    <a href={href} lang={lang} className={clsx(buttonLook[look], className)}>
      {children}
    </a>
  );
}
