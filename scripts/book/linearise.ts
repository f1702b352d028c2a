import qpdfModule from "@neslinesli93/qpdf-wasm";
import { readFileSync } from "node:fs";

type Qpdf = {
  callMain: (args: readonly string[]) => number;
  FS: {
    writeFile: (path: string, content: Uint8Array) => void;
    readFile: (path: string) => Uint8Array;
  };
};

/** The package's own types leave out what Node needs of it. */
const createQpdf = qpdfModule as unknown as (options: {
  wasmBinary: Uint8Array;
  noInitialRun: boolean;
}) => Promise<Qpdf>;

const program = require.resolve("@neslinesli93/qpdf-wasm/dist/qpdf.wasm");

/** Orders the file so that its first page shows before the rest is there. */
export async function linearise(pdf: Uint8Array): Promise<Uint8Array> {
  const qpdf = await createQpdf({
    // Its own copy: the program is not fetched from anywhere.
    wasmBinary: readFileSync(program),
    noInitialRun: true,
  });
  qpdf.FS.writeFile("/in.pdf", pdf);
  const failed = qpdf.callMain([
    "--linearize",
    "--object-streams=generate",
    "--recompress-flate",
    "--compression-level=9",
    "--deterministic-id",
    "/in.pdf",
    "/out.pdf",
  ]);
  if (failed) throw new Error(`qpdf stopped with ${failed}`);

  return qpdf.FS.readFile("/out.pdf");
}
