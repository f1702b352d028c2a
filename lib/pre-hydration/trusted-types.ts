/**
 * Runs first in every page. Lets the framework load our own chunks, and
 * nothing else become a script: the browser refuses every other text, also as
 * HTML. The empty element is what React makes a script with an address of.
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
