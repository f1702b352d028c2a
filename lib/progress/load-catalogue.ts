import { catalogueAddress } from "../addresses/file-addresses";
import { downloadJson } from "../browser/download";
import { isCatalogue, knownQuestions, type KnownQuestions } from "./catalogue";

let loaded: Promise<KnownQuestions> | null = null;

/** Every question there is; downloaded once, tried again after a failure. */
export function loadCatalogue(): Promise<KnownQuestions> {
  loaded ??= downloadJson(catalogueAddress, isCatalogue).then(knownQuestions);
  loaded.catch(() => (loaded = null));
  return loaded;
}
