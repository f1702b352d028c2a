import { createStore } from "zustand/vanilla";

/** The element for notices while a question is open; null while none is. */
export const noticePlace = createStore<{ element: HTMLElement | null }>(() => ({
  element: null,
}));

/** The ref of that place, which React itself leaves empty. */
export const placeNotices = (element: HTMLElement | null) =>
  noticePlace.setState({ element });
