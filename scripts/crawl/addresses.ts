/** Every address that an exported file names, as it is written there. */
export function addressesIn(file: string, text: string): string[] {
  if (file.endsWith(".html")) return [...inMarkup(text), ...inScripts(text)];
  if (file.endsWith(".css")) return found(text, /url\(["']?([^"')]+)/g);
  if (file.endsWith(".webmanifest"))
    return found(text, /"(?:src|url|start_url|scope)":"([^"]+)"/g);
  if (file.endsWith("sitemap.xml")) return found(text, /<loc>([^<]+)/g);
  if (file.endsWith("robots.txt")) return found(text, /Sitemap: (\S+)/g);
  return [];
}

/** The ids that a page's fragments can lead to. */
export function idsIn(html: string): string[] {
  return found(html, /\sid="([^"]+)"/g);
}

function inMarkup(html: string): string[] {
  const attributes = /\s(?:href|src|poster|action)="([^"]*)"/g;
  const previews =
    /<meta (?:property|name)="(?:og:url|og:image|twitter:image)" content="([^"]+)"/g;
  return [...found(html, attributes), ...found(html, previews)];
}

/** Scripts that are started later are named inside another script. */
function inScripts(html: string): string[] {
  return found(html, /"([^"\\]*\/_next\/static\/[^"\\]+)"/g);
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
}
