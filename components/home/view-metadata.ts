import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { pathOf, type View } from "@/lib/addresses/links";
import { setsOffered } from "@/lib/addresses/set-language";
import { figuresOf } from "@/lib/site/figures";
import { previewOf } from "@/lib/site/previews";
import { formatMessage } from "@/lib/text/format-message";
import { fullTitle, pageMetadata } from "../layout/page-metadata";
import type { Titles } from "./subscribe-to-address";

/** Title and description of a view's page. */
export function viewMetadata(view: View, language: Language) {
  return pageMetadata(language, {
    path: pathOf(view, language),
    ...viewMessages(view, language),
  });
}

/** The title of every view, for when one is shown without loading its page. */
export function viewTitles(language: Language): Titles {
  const views: View[] = [
    { mode: "landing" },
    { mode: "chooser" },
    ...setsOffered(language).map((setId) => ({ mode: "quiz", setId }) as const),
  ];

  return Object.fromEntries(
    views.map((view) => [
      pathOf(view, language),
      fullTitle(viewMessages(view, language).title, language),
    ]),
  );
}

function viewMessages(view: View, language: Language) {
  const { found, sets } = allMessages[language];
  if (view.mode !== "quiz") return found[view.mode];

  const { title, description } = sets[view.setId];
  const values = {
    title,
    description: formatMessage(description, figuresOf(view.setId)),
  };
  return {
    title: formatMessage(found.set.title, values),
    description: formatMessage(found.set.description, values),
    summary: values.description,
    preview: previewOf({ kind: "set", id: view.setId }, language),
  };
}
