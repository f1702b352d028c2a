/** In ms. */
export const DAY = 24 * 60 * 60 * 1000;

/**
 * 1 January 2100, in days from 1 January 1970. What is dated later was dated by
 * a clock that was set, or by hand.
 */
export const LAST_DAY = 47_482;
