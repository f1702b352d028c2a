import { defaultLanguage } from "@/content/languages";
import { viewerHost } from "@/lib/site/book";
import { checkStates } from "../support/access";
import { test } from "../support/site";
import { variantIf } from "../support/variant";
import { visitsIn } from "../support/visits";

test.use({
  contextOptions: { forcedColors: "active" },
  allowHosts: [viewerHost() ?? ""],
  // What the book's page says when it is asked for without a connection.
  allowErrors: ["ERR_INTERNET_DISCONNECTED"],
});

/** What has marks of its own in forced colours. */
const marked = ["a round of practice", "results with 6 wrong"];

// The phone opens every template, and in each language.
for (const visit of visitsIn(defaultLanguage))
  if (visit.steps)
    test(
      `${visit.name} on a computer in forced colours`,
      variantIf(!marked.includes(visit.name)),
      ({ page }) => checkStates(page, visit),
    );
