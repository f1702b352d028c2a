import { defaultLanguage, languageCodes } from "@/content/languages";
import { viewerHost } from "@/lib/site/book";
import { checkStates } from "../support/access";
import { errorStates } from "../support/error-states";
import { test } from "../support/site";
import { variantIf } from "../support/variant";
import { visitsIn } from "../support/visits";

test.describe("in every state", () => {
  test.use({
    allowHosts: [viewerHost() ?? ""],
    // What the book's page says when it is asked for without a connection.
    allowErrors: ["ERR_INTERNET_DISCONNECTED"],
  });

  for (const language of languageCodes)
    for (const visit of visitsIn(language))
      // A page has the same elements in each language, and no style gives a
      // language colours of its own: answers stand for all.
      test(
        `${visit.name} in ${language}`,
        variantIf(language !== defaultLanguage && visit.name !== "answers"),
        ({ page }) => checkStates(page, visit, language === defaultLanguage),
      );
});

test.describe("in error states", () => {
  test.use({
    allowErrors: [
      "404",
      "ERR_FAILED",
      "Failed to fetch",
      "broken on purpose",
      "reading 'split'",
      "Minified React error",
      "Something went wrong",
    ],
  });

  for (const visit of errorStates)
    test(visit.name, ({ page }) => checkStates(page, visit));
});
