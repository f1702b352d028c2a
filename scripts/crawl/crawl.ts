import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "@/content/site";
import { addressesIn, idsIn } from "./addresses";

type Crawl = {
  /** How many addresses were followed. */
  followed: number;
  /** "sets/index.html: /nope/ is missing" */
  broken: string[];
};

/** Follows every address in an export that was made for a base path. */
export function crawl(root: string, basePath: string): Crawl {
  const files = new Set(
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) =>
      file.replaceAll("\\", "/"),
    ),
  );
  const ids = new Map<string, Set<string>>();
  const text = (file: string) => readFileSync(join(root, file), "utf8");
  const idsOf = (file: string) => {
    const known = ids.get(file) ?? new Set(idsIn(text(file)));
    ids.set(file, known);
    return known;
  };

  /** Why an address does not work, or null. */
  const fault = (address: string, from: string): string | null => {
    const here = new URL(`${basePath}/${from}`, site.address);
    const { origin, protocol, pathname, hash } = new URL(address, here);
    if (!protocol.startsWith("http") || origin !== here.origin) return null;
    if (!pathname.startsWith(`${basePath}/`)) return "lacks the base path";

    const path = decodeURIComponent(pathname.slice(basePath.length + 1));
    const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
    if (!files.has(file)) return "is missing";
    // With a slash it is not an anchor: practice reads which questions to ask.
    const isPlace = hash !== "" && !hash.includes("/");
    if (isPlace && file.endsWith(".html") && !idsOf(file).has(hash.slice(1)))
      return "has no such place";
    return null;
  };

  const followed = [...files]
    .filter((file) => /\.(html|css|webmanifest|xml|txt)$/.test(file))
    .flatMap((file) =>
      [...new Set(addressesIn(file, text(file)))].map((address) => ({
        address,
        file,
        fault: fault(address, file),
      })),
    );

  return {
    followed: followed.length,
    broken: followed
      .filter(({ fault }) => fault !== null)
      .map(({ address, file, fault }) => `${file}: ${address} ${fault}`),
  };
}
