import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { pageAddress } from "@/lib/addresses/links";
import type { Visit } from "./visit";

/** The search as it opens, with what was found, and with nothing. */
export function searchVisit(language: Language): Visit {
  const { search: messages } = allMessages[language];
  return {
    name: "search",
    path: pageAddress("search", language),
    steps: {
      "something found": async (page) => {
        await page.getByRole("searchbox").fill("徐行");
        await page
          .getByRole("heading", { name: messages.kinds.rule, exact: true })
          .waitFor();
      },
      "nothing found": async (page) => {
        await page.getByRole("searchbox").fill("qqqqq");
        await page.getByText(messages.none).waitFor();
      },
    },
  };
}
