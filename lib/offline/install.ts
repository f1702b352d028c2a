import { INVITED_KEY, readText, writeText } from "../browser/storage";
import { held } from "./install-offer";

export type Invitation =
  | { way: "button"; accept: () => void }
  | { way: "share-menu" };

/** How this visitor could install the site; null if not, or if asked before. */
export function invitation(): Invitation | null {
  if (wasInvited()) return null;
  const { offer } = held;
  if (offer) return { way: "button", accept: () => void offer.prompt() };

  // Only Safari on iOS has the property; it is true in the installed site.
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === false ? { way: "share-menu" } : null;
}

/** Remembers that the invitation was answered. */
export function closeInvitation() {
  delete held.offer;
  writeText(INVITED_KEY, "yes");
}

const wasInvited = () => readText(INVITED_KEY) !== null;
