import { create } from "zustand";
import type { View } from "./links";

/**
 * The view on the home screen. Null until the visitor moves: until then the
 * page shows the view that it was made for.
 */
export const useHomeStore = create<{ view: View | null }>(() => ({
  view: null,
}));

/** Puts another view on the home screen. */
export function showView(view: View) {
  useHomeStore.setState({ view });
}
