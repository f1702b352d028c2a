import type { ReactNode } from "react";
import { closeWhenLeft } from "../ui/close-when-left";
import { Icon } from "../ui/icon";

type FocusMenuProps = {
  /** What the button is called. */
  label: string;
  children: ReactNode;
};

/**
 * What is seldom needed in a quiz or an exam, behind a button in the bar. The
 * browser itself opens it, even before the scripts have started.
 */
export function FocusMenu({ label, children }: FocusMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget="focus-menu"
        aria-label={label}
        className="focus-more"
      >
        <Icon name="more" className="size-6" />
      </button>
      <div
        id="focus-menu"
        popover="auto"
        onBlur={closeWhenLeft}
        className="focus-menu"
      >
        {children}
      </div>
    </>
  );
}

/** For choices in the menu: focus returns to the button. */
export function closeFocusMenu() {
  document.getElementById("focus-menu")?.hidePopover();
}
