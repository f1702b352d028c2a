import type { FocusEvent } from "react";

/** Closes a popover when the focus goes on behind it: it would be covered. */
export function closeWhenLeft({
  currentTarget,
  relatedTarget,
}: FocusEvent<HTMLElement>) {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return;

  // Its own button opens and closes it by itself.
  const opens = relatedTarget.getAttribute("popovertarget");
  if (opens !== currentTarget.id) currentTarget.hidePopover();
}
