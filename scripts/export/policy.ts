import { createHash } from "node:crypto";
import { inlineScript } from "./bundle";
import type { Page } from "./pages";
import { expectFound, replace } from "./replace";

/** A document host that a page may show in a frame, if any. */
export type FrameHost = string | undefined;

/** Browsers look for the character set in the first 1,024 bytes. */
const CHARSET_LIMIT = 1024 - '<meta charset="utf-8"/>'.length;

/** First in every page. */
export const trustOwnScripts = inlineScript(
  "lib/pre-hydration/trusted-types.ts",
);

/**
 * Puts a Content-Security-Policy into a page that allows its own inline
 * scripts by their hashes. To be run after every step that changes scripts.
 */
export function withPolicy(page: Page, frame: FrameHost): Page {
  refuseInlineAttributes(page);
  const trusting = replace(
    page,
    /<meta charset="utf-8"\s*\/?>/i,
    1,
    (charset) => charset + trustOwnScripts,
  );
  const policy = policyOf(trusting, frame);
  const result = replace(
    trusting,
    "<head>",
    1,
    (head) =>
      `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
  if (/<meta charset/i.exec(result.html)!.index > CHARSET_LIMIT)
    throw new Error(`${page.file}: the policy pushes the charset too far`);

  return result;
}

function policyOf(page: Page, frame: FrameHost): string {
  return Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(inlineScripts(page))],
    "style-src": ["'self'", ...hashes(inlineStyles(page))],
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

/** The texts of inline scripts. */
function inlineScripts(page: Page): string[] {
  return elements(page, "script").flatMap(([, attributes = "", text = ""]) => {
    if (/\ssrc=/.test(attributes)) return [];

    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    if (type === "application/ld+json") return [];
    if (type !== "" && type !== "module")
      throw new Error(`${page.file}: an inline script of the type "${type}"`);
    return [text];
  });
}

function inlineStyles(page: Page): string[] {
  return elements(page, "style").map(([, , text = ""]) => text);
}

/** Every element of a name with its attributes and text. */
function elements({ file, html }: Page, name: "script" | "style") {
  const element = new RegExp(`<${name}\\b([^>]*)>([^]*?)</${name}>`, "g");
  // Anything written differently would get no hash.
  const tag = new RegExp(`</?${name}\\b`, "gi");
  const left = html.replace(element, "").match(tag) ?? [];
  expectFound(file, tag, left.length, 0);
  return [...html.matchAll(element)];
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
