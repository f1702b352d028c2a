/**
 * What a release caches for offline use; the export puts it into the worker.
 */
export type PrecacheManifest = {
  basePath: string;
  /** The hash of each file by its address, without the base path. */
  files: Record<string, string>;
  /** The same for each part that is cached once it has been loaded. */
  parts: Record<string, string>;
  /** The folder of each language's pages: "" or "/ne". */
  languages: Record<string, string>;
  /** One hash of all files that are cached once they have been read. */
  runtimeFiles: string;
  /** One hash of all pictures and recordings. */
  pictures: string;
};
