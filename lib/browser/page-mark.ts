/**
 * A tag that the site's metadata puts into the head of every page, to tell it
 * from the login page of a public Wi-Fi.
 */
export const PAGE_MARK = '<meta name="application-name" content="Menkyo Mitra"';
