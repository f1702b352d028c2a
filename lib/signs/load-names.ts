import { downloadJson } from "../browser/download";
import { signNamesAddress } from "../site/links";
import type { SignName } from "./find-signs";

let download: Promise<readonly SignName[]> | undefined;

/** The names of all signs; downloaded once, unless it failed. */
export function loadSignNames(): Promise<readonly SignName[]> {
  download ??= downloadJson(signNamesAddress, areNames);
  download.catch(() => (download = undefined));
  return download;
}

/** A Wi-Fi portal or a cut download may send anything. */
function areNames(value: unknown): value is readonly SignName[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (name: Partial<SignName> | null) =>
        typeof name?.place === "string" &&
        [name.en, name.ja, name.kana, name.ne].every(
          (text) => typeof text === "string",
        ),
    )
  );
}
