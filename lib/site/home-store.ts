import { createStore } from "zustand/vanilla";
import type { View } from "../addresses/links";

/**
 * The view on the home screen. Null until the visitor navigates: until then the
 * page shows the view that it was built for.
 */
export const homeStore = createStore<{ view: View | null }>(() => ({
  view: null,
}));

/** Puts another view on the home screen. */
export function showView(view: View) {
  homeStore.setState({ view });
}
