import clsx from "clsx";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { buttonVariants, type ButtonVariant } from "./button-variants";

type ButtonProps = {
  onPress: () => void;
  variant?: ButtonVariant;
  /**
   * Why a press does nothing now. It stays focusable and says so; whoever
   * hears of a press all the same says it aloud.
   */
  unavailable?: string | false;
  lang?: string;
  /** Of what is on or off. */
  isPressed?: boolean;
  className?: string;
  children: ReactNode;
};

/** A button that acts once a press: a double click is one press. */
export function Button({
  onPress,
  variant = "primary",
  unavailable = false,
  lang,
  isPressed,
  className,
  children,
}: ButtonProps) {
  return (
    <button
      type="button"
      lang={lang}
      aria-disabled={unavailable !== false}
      aria-pressed={isPressed}
      title={unavailable || undefined}
      onClick={(event) => isFirstClick(event) && onPress()}
      onKeyDown={ignoreHeldKey}
      className={clsx(buttonVariants[variant], className)}
    >
      {children}
    </button>
  );
}

/** False for the second click of a double click. */
export function isFirstClick(event: MouseEvent): boolean {
  return event.detail <= 1;
}

/** A key that is held down presses once. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}
