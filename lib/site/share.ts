/** What is shared: a page, and a line about it. */
export type Share = { title: string; text: string; url: string };

/** The result of sharing; "copyYourself" if the browser can do neither. */
export type ShareOutcome = "shared" | "cancelled" | "copied" | "copyYourself";

/**
 * Opens the phone's share sheet, or copies the address, or without one the text.
 * Call it inside a press handler: browsers allow neither at another time.
 */
export async function share(
  data: Omit<Share, "url"> & { url?: string },
): Promise<ShareOutcome> {
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
    await navigator.clipboard.writeText(data.url ?? data.text);
    return "copied";
  } catch {
    return "copyYourself";
  }
}

/** Plain links that open an app with the message; no app's script is needed. */
export function appLinks({ text, url }: Share) {
  const message = encodeURIComponent(`${text} ${url}`);
  // LINE's own browser loses progress; this key makes it open another one.
  const address = new URL(url);
  address.searchParams.set("openExternalBrowser", "1");
  const forLine = encodeURIComponent(`${text} ${address}`);

  return {
    whatsapp: `https://wa.me/?text=${message}`,
    line: `https://line.me/R/share?text=${forLine}`,
    viber: `viber://forward?text=${message}`,
  };
}
