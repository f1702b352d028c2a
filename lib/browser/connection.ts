import { tryOrUndefined } from "./try-or-undefined";

/** What Chromium says about the connection; other browsers say nothing. */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

declare global {
  interface Navigator {
    connection?: Connection;
  }
}

/** The connection; undefined if the browser does not describe it. */
export function connection(): Connection | undefined {
  return tryOrUndefined(() => navigator.connection) ?? undefined;
}

/** The visitor asked the browser to save data. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** The visitor saves data, or is on an old phone network. */
export function isDataDear(): boolean {
  return savesData() || /2g$/.test(connection()?.effectiveType ?? "");
}
