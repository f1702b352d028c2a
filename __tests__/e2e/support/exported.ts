import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  defaultLanguage,
  languages,
  otherLanguages,
  type Language,
} from "@/content/languages";
import { site } from "@/content/site";

/** A page as it lies in the export, read without a browser. */
export type ExportedPage = {
  /** Its path on the site: "/ne/sets/". */
  path: string;
  /** Its public address. */
  address: string;
  html: string;
  /** By its folder. */
  language: Language;
  lang: string;
  title: string;
  /** Content of the meta element of a name or property. */
  meta: (name: string) => string | undefined;
  /** Address and language of the link elements of a kind. */
  links: (rel: string) => { href: string; hrefLang?: string }[];
  jsonLd: () => string[];
  /** Addresses of the app's scripts, as the page names them to its starter. */
  scripts: string[];
};

/** Every page that is to be found; the 404 and offline pages are none. */
export function exportedPages(): ExportedPage[] {
  return readdirSync("out", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("index.html"))
    .filter((file) => !/^(ne\/)?(404|_not-found|offline|embed)\b/.test(file))
    .map((file) => exportedPage(file));
}

/** Reads one page: "sets/index.html". */
export function exportedPage(file: string): ExportedPage {
  const html = readFileSync(join("out", file), "utf8");
  const head = html.slice(0, html.indexOf("</head>"));
  const metas = elements(head, "meta");
  const allLinks = elements(head, "link");
  const path = `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`;

  return {
    path,
    address: site.address + path,
    html,
    language: languageAt(path),
    lang: elements(html, "html")[0]?.lang ?? "",
    title: decode(/<title>([^<]*)/.exec(head)?.[1] ?? ""),
    meta: (name) =>
      metas.find((meta) => (meta.property ?? meta.name) === name)?.content,
    links: (rel) =>
      allLinks
        .filter((link) => link.rel === rel)
        .map(({ href = "", hrefLang }) => ({
          href,
          ...(hrefLang && { hrefLang }),
        })),
    jsonLd: () =>
      [
        ...html.matchAll(
          /<script type="application\/ld\+json">([^]*?)<\/script>/g,
        ),
      ].map(([, json = ""]) => json),
    scripts: JSON.parse(
      /\["\/_next\/static\/chunks\/[^\]]*\]/.exec(html)?.[0] ?? "[]",
    ) as string[],
  };
}

function languageAt(path: string): Language {
  const inFolder = otherLanguages.find((code) =>
    path.startsWith(`${languages[code].prefix}/`),
  );
  return inFolder ?? defaultLanguage;
}

function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g"))].map(
    ([, attributes = ""]) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
          ([, key, value = ""]) => [key, decode(value)],
        ),
      ),
  );
}

function decode(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** File names of the app's scripts in a page. */
export const scriptsOf = (file: string) =>
  exportedPage(file).scripts.map((source) => source.split("/").at(-1) ?? "");
