/**
 * The session history, bypassing the framework: its router patches both calls,
 * stores its own page tree in each entry, and would restore that tree instead
 * of the page that replaced it after a reload.
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

/** Removes the fragment from the address. */
export function dropFragment() {
  replaceEntry(null, location.pathname + location.search);
}
