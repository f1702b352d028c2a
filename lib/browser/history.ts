/**
 * The session history, written past the framework: its router patches both
 * calls, puts its own page tree into each entry, and would restore that tree
 * instead of the page that a reload has put in its place.
 */
const { pushState, replaceState } =
  typeof History === "undefined" ? ({} as History) : History.prototype;

/** Adds an entry for an address. */
export function pushEntry(address: string) {
  pushState.call(history, null, "", address);
}

/** Replaces the state of the current entry, and its address if one is given. */
export function replaceEntry(state: unknown, address?: string) {
  replaceState.call(history, state, "", address);
}

/** Takes the fragment away from the address. */
export function dropFragment() {
  replaceEntry(null, location.pathname + location.search);
}
