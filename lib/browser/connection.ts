import { tryOrUndefined } from "./try-or-undefined";

/** What Chromium tells of the line; other browsers tell nothing. */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

declare global {
  interface Navigator {
    connection?: Connection;
  }
}

/** The line; undefined where the browser does not tell of it. */
export function connection(): Connection | undefined {
  return tryOrUndefined(() => navigator.connection) ?? undefined;
}

/** The visitor asked the browser to save data. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** She saves data, or the line is that of an old phone network. */
export function isDataDear(): boolean {
  return savesData() || /2g$/.test(connection()?.effectiveType ?? "");
}
