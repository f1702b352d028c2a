import { site } from "@/content/site";
import { version } from "@/package.json";

/** What every file says of itself. */
export type Edition = {
  title: string;
  /** As package.json names it. */
  release: string;
  /** The day on which all was last compared with the law. */
  lawChecked: string;
  /** By its SPDX name. */
  licence: string;
  licenceAddress: string;
  /** Whom to name. */
  author: string;
};

export const edition: Edition = {
  title: `${site.name} ${version}`,
  release: version,
  lawChecked: site.lawChecked,
  licence: "CC-BY-4.0",
  licenceAddress: "https://creativecommons.org/licenses/by/4.0/",
  author: site.name,
};

/** The same in one line, for formats that have a place for a remark. */
export function editionLine({
  title,
  lawChecked,
  licence,
  licenceAddress,
  author,
}: Edition): string {
  return `${title}. Japanese law as of ${lawChecked}. Licence: ${licence}, ${licenceAddress}. Author: ${author}.`;
}

/**
 * When an edition was made, in seconds since 1970: the same for the same
 * sources, and later for each later release or day of the law, since programs
 * take over only what is newer than what they have.
 */
export function modifiedAt({ release, lawChecked }: Edition): number {
  const [major = 0, minor = 0, patch = 0] = release.split(".").map(Number);
  const second = Math.min(86_399, major * 10_000 + minor * 100 + patch);
  return Date.parse(`${lawChecked}T00:00:00Z`) / 1000 + second;
}
