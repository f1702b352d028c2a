/** What a release keeps for use offline; the export puts it into the worker. */
export type PrecacheManifest = {
  basePath: string;
  /** The hash of each file by its address, without the base path. */
  files: Record<string, string>;
  /** The same of each part that is kept once it was loaded. */
  parts: Record<string, string>;
  /** The folder of each language's pages: "" or "/ne". */
  languages: Record<string, string>;
  /** One hash of all files that are kept once they are read. */
  readFiles: string;
  /** One hash of all pictures. */
  pictures: string;
};
