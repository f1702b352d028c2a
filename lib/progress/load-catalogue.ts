import { catalogueAddress } from "../addresses/file-addresses";
import { downloadJson } from "../browser/download";
import { isCatalogue, knownQuestions, type KnownQuestions } from "./catalogue";

let loaded: Promise<KnownQuestions> | null = null;

/** All questions; downloaded once, and again after a failure. */
export function loadCatalogue(): Promise<KnownQuestions> {
  loaded ??= downloadJson(catalogueAddress, isCatalogue).then(knownQuestions);
  loaded.catch(() => (loaded = null));
  return loaded;
}
