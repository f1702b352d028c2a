/**
 * Runs first in every page. Lets the framework load our own chunks, and
 * nothing else become a script: the browser refuses every other text, also as
 * HTML. The scripts that the page came with may be drawn again, which does not
 * run them: React does so when it finds a page changed by the browser and
 * draws it anew.
 */
type Policies = {
  createPolicy: (
    name: string,
    rules: Record<
      "createScriptURL" | "createHTML",
      (text: string) => string | null
    >,
  ) => void;
};

const { trustedTypes } = window as { trustedTypes?: Policies };

trustedTypes?.createPolicy("default", {
  createScriptURL: (address) =>
    new URL(address, location.href).origin === origin ? address : null,
  createHTML: (html) =>
    html === "<script></" + "script>" ||
    [...document.scripts].some(({ text }) => text === html)
      ? html
      : null,
});
