/**
 * What every page of ours holds in its head, put there by the site's metadata:
 * the page of a station's Wi-Fi, sent in its place, does not.
 */
export const PAGE_MARK = '<meta name="application-name" content="Menkyo Mitra"';
