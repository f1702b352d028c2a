/**
 * Runs first in every page. Lets the framework load the site's own chunks and
 * nothing else as a script: the browser refuses every other text, also as HTML.
 * React creates a script with an address from the empty element.
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
  createHTML: (html) => (html === "<script></" + "script>" ? html : null),
});
