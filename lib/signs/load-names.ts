import { signNamesAddress } from "../addresses/file-addresses";
import { areTexts, isListOf } from "../browser/check-json";
import { downloadJson } from "../browser/download";
import type { SignName } from "./find-signs";

let download: Promise<readonly SignName[]> | undefined;

/** The names of all signs; downloaded once, unless it failed. */
export function loadSignNames(): Promise<readonly SignName[]> {
  download ??= downloadJson(signNamesAddress, areNames);
  download.catch(() => (download = undefined));
  return download;
}

const areNames = (value: unknown) =>
  isListOf<SignName>(value, ({ place, en, ja, kana, ne }) =>
    areTexts(place, en, ja, kana, ne),
  );
