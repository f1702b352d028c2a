import clsx from "clsx";
import type { MouseEvent, ReactNode } from "react";
import { buttonVariants, type ButtonVariant } from "./button-variants";

type LinkButtonProps = {
  href: string;
  variant?: ButtonVariant;
  lang?: string;
  className?: string;
  /** A script of the page has put address and text in before the app runs. */
  isFilledIn?: boolean;
  /** Does in the page what the link would lead to. */
  onFollow?: (event: MouseEvent) => void;
  children: ReactNode;
};

/** A link that looks like a button, for what leads to another address. */
export function LinkButton({
  href,
  variant = "primary",
  lang,
  className,
  isFilledIn,
  onFollow,
  children,
}: LinkButtonProps) {
  return (
    <a
      href={href}
      lang={lang}
      onClick={onFollow}
      suppressHydrationWarning={isFilledIn}
      className={clsx(buttonVariants[variant], className)}
    >
      {children}
    </a>
  );
}
