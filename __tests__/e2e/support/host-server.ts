import { readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { notFoundFile } from "@/scripts/export/not-found";
import { findFile, pathOf, send } from "@/scripts/static-files";

/** What the page of a station's Wi-Fi says. */
export const portalText = "Welcome to the Wi-Fi of this station";

/**
 * What comes instead of a file: a refusal with a status, the page of a
 * captive portal (`lasting`: which the browser may keep for a year), a
 * connection that is closed (`cut`), nothing for ever (`hang`), the file once
 * the fault ends (`late`), its head and then nothing (`stall`), its first half,
 * or another text.
 */
export type Fault =
  | number
  | "portal"
  | "lasting"
  | "cut"
  | "hang"
  | "late"
  | "stall"
  | "half"
  | { body: string };

/** Serves a folder, asked for at each request, until told otherwise. */
export async function startHostServer(currentFolder: () => string) {
  const faults = new Map<RegExp, Fault>();
  const asked: string[] = [];
  const late: (() => void)[] = [];
  const server = createServer((request, response) => {
    const pathname = pathOf(request);
    asked.push(pathname);
    const folder = currentFolder();
    const [, fault] =
      [...faults].findLast(([paths]) => paths.test(pathname)) ?? [];
    const answerNow = () => answer(folder, pathname, request, response);
    if (fault === undefined) answerNow();
    else if (fault === "late") late.push(answerNow);
    else fail(fault, findFile(folder, "", pathname), pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The paths that were asked for, in their order. */
    asked,
    /** Lets these paths fail, until the returned function is called. */
    fail: (paths: RegExp, fault: Fault) => {
      faults.set(paths, fault);
      return () => {
        faults.delete(paths);
        // What hangs would keep others waiting for a connection.
        if (fault === "hang") server.closeAllConnections();
        for (const answerNow of late.splice(0)) answerNow();
      };
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answer(
  root: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  // The way is short: packing would take longer.
  delete request.headers["accept-encoding"];
  const file = findFile(root, "", pathname);
  send(
    request,
    response,
    { root, file: file ?? join(root, notFoundFile(pathname)) },
    file ? 200 : 404,
  );
}

function fail(
  fault: Exclude<Fault, "late">,
  file: string | null,
  pathname: string,
  response: ServerResponse,
) {
  if (fault === "hang") return;
  if (fault === "cut") return response.destroy();

  const isLasting = fault === "lasting";
  const isSorry = isLasting || fault === "portal" || typeof fault === "number";
  const type = isSorry ? "text/html" : typeOf(pathname);
  response.writeHead(typeof fault === "number" ? fault : 200, {
    "Content-Type": type,
    "Cache-Control": isLasting ? "max-age=31536000, immutable" : "no-store",
  });
  if (fault === "stall") return response.flushHeaders();

  const text = file && fault === "half" ? readFileSync(file, "utf8") : "";
  const half = text.slice(0, text.length / 2);
  const page = `<!doctype html><title>Wi-Fi</title><h1>${portalText}</h1>`;
  response.end(isSorry ? page : typeof fault === "object" ? fault.body : half);
}

function typeOf(pathname: string): string {
  if (pathname.endsWith(".js")) return "text/javascript";
  return pathname.endsWith(".json") ? "application/json" : "text/html";
}
