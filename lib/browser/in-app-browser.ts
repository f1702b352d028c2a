/** How each app's own browser names itself. */
const apps =
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|musical_ly|BytedanceWebview|TikTok/;

/**
 * Whether a page is open inside a chat app's own browser, which keeps its own
 * storage, forgets it, and cannot install anything.
 */
export function isInAppBrowser(userAgent: string): boolean {
  return apps.test(userAgent);
}

/**
 * A link that opens Chrome from an app on Android with the same fragment, which
 * may be the code of a shared paper. Null elsewhere.
 */
export function chromeLink(userAgent: string, address: string): string | null {
  if (!userAgent.includes("Android")) return null;

  const { protocol, host, pathname, hash } = new URL(address);
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${hash}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${encodeURIComponent(address)};end`;
}
