import { defaultLanguage } from "@/content/languages";
import { viewerHost } from "@/lib/site/book";
import { checkStates } from "../support/access";
import { test } from "../support/site";
import { visitsIn } from "../support/visits";

test.use({
  contextOptions: { forcedColors: "active" },
  allowHosts: [viewerHost() ?? ""],
  // What the book's page says when it is asked for without a connection.
  allowErrors: ["ERR_INTERNET_DISCONNECTED"],
});

// The phone opens every template, and in each language.
for (const visit of visitsIn(defaultLanguage))
  if (visit.steps)
    test(`${visit.name} on a computer in forced colours`, ({ page }) =>
      checkStates(page, visit));
