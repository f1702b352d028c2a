import { createHash } from "node:crypto";
import { inlineScript } from "./bundle";
import type { Page } from "./pages";

/** A document host that a page may show in a frame, if any. */
export type FrameHost = string | undefined;

/** Browsers look for the character set in the first 1,024 bytes. */
const CHARSET_LIMIT = 1024 - '<meta charset="utf-8"/>'.length;

/** Stands first in every page. */
export const trustOwnScripts = inlineScript("lib/early/trusted-types.ts");

/**
 * Puts a Content-Security-Policy into a page that allows its own inline
 * scripts by their hashes. To be run after every step that changes scripts.
 */
export function withPolicy(page: Page, frame: FrameHost): Page {
  const html = page.html.replace(
    /<meta charset="utf-8"\s*\/?>/i,
    (charset) => charset + trustOwnScripts,
  );
  if (html === page.html) throw new Error(`${page.file}: no <meta charset>`);

  refuseInlineAttributes(page);
  const policy = policyOf(html, page.file, frame);
  const result = html.replace(
    "<head>",
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
  if (/<meta charset/i.exec(result)!.index > CHARSET_LIMIT)
    throw new Error(`${page.file}: the policy pushes the charset too far`);

  return { ...page, html: result };
}

function policyOf(html: string, file: string, frame: FrameHost): string {
  return Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(inlineScripts(html, file))],
    "style-src": ["'self'", ...hashes(inlineStyles(html))],
    "img-src": ["'self'", "data:"],
    "media-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "frame-src": [frame ?? "'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "object-src": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default"],
  })
    .map(([directive, values]) => [directive, ...values].join(" "))
    .join("; ");
}

/** The texts of scripts that run where they stand. */
function inlineScripts(html: string, file: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(([, attributes = "", text = ""]) => {
    if (/\ssrc=/.test(attributes)) return [];

    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    if (type === "application/ld+json") return [];
    if (type !== "" && type !== "module")
      throw new Error(`${file}: an inline script of the type "${type}"`);
    return [text];
  });
}

function inlineStyles(html: string): string[] {
  const styles = html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g);
  return [...styles].map(([, text = ""]) => text);
}

/** The policy blocks them, so a page that has one would not work. */
function refuseInlineAttributes({ file, html }: Page) {
  const tags = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  const found = /<[a-z][^>]*?\s(style|on[a-z]+|srcdoc)=/i.exec(tags);
  if (found) throw new Error(`${file}: inline attribute in ${found[0]}`);
  if (/\s(href|src)="\s*javascript:/i.test(tags))
    throw new Error(`${file}: a javascript: address`);
}

function hashes(texts: readonly string[]): string[] {
  const hash = (text: string) =>
    `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [...new Set(texts.map(hash))];
}
