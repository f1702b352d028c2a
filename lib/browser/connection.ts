/** What Chromium tells of the line; other browsers tell nothing. */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

declare global {
  interface Navigator {
    connection?: Connection;
  }
}

/** The visitor asked the browser to save data. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** She saves data, or the line is that of an old phone network. */
export function isDataDear(): boolean {
  return savesData() || /2g$/.test(navigator.connection?.effectiveType ?? "");
}
