/** What is sent to somebody else: a set page, and a word about it. */
export type Share = { title: string; text: string; url: string };

/** How sharing went; "copyYourself" is left where the browser can do nothing. */
export type ShareOutcome = "shared" | "cancelled" | "copied" | "copyYourself";

/**
 * Opens the phone's share sheet, else copies the address. Call it inside the
 * handler of a press: browsers allow neither at another time.
 */
export async function share(data: Share): Promise<ShareOutcome> {
  try {
    if (typeof navigator.share === "function") {
      await navigator.share(data);
      return "shared";
    }
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError")
      return "cancelled";
  }

  try {
    await navigator.clipboard.writeText(data.url);
    return "copied";
  } catch {
    return "copyYourself";
  }
}

/** Plain links that open an app with the message; no app's script is needed. */
export function appLinks({ text, url }: Share) {
  const message = encodeURIComponent(`${text} ${url}`);
  // LINE's own browser forgets progress; this key makes it open another.
  const address = new URL(url);
  address.searchParams.set("openExternalBrowser", "1");
  const forLine = encodeURIComponent(`${text} ${address}`);

  return {
    whatsapp: `https://wa.me/?text=${message}`,
    line: `https://line.me/R/share?text=${forLine}`,
    viber: `viber://forward?text=${message}`,
  };
}
