import { chapterIds } from "@/content/book/chapter-ids";
import { defaultLanguage, languageCodes, languages } from "@/content/languages";
import { signGroups } from "@/content/sign-groups";
import { site } from "@/content/site";
import { testIds } from "@/content/tests";
import { allMessages } from "@/content/ui";
import { titleOf } from "@/lib/book/titles";
import {
  chapterPage,
  pagePath,
  pathOf,
  publicAddress,
  signsPage,
  testPage,
} from "../addresses/links";
import { setsOffered } from "../addresses/set-language";

/**
 * `llms.txt`: what is where, as Markdown, for programs that answer questions
 * (https://llmstxt.org).
 */
export function llmsText(): string {
  const language = defaultLanguage;
  const messages = allMessages[language];
  const { bookPages, exams, signs, sets } = messages;
  const link = (name: string, path: string, line = "") =>
    `- [${name}](${publicAddress(path)})${line && `: ${line}`}`;

  return [
    `# ${site.name}`,
    `> ${messages.footer.description} ${messages.found.book.description}`,
    `Each rule has an address of its own in its chapter and names the article of the law and the day on which the two were compared, last on ${site.lawChecked}. Text and pictures: CC BY 4.0.`,
    "",
    `## ${bookPages.name}`,
    ...chapterIds.map((id) =>
      link(titleOf(id, language), pagePath(chapterPage(id), language)),
    ),
    "",
    `## ${signs.name}`,
    ...signGroups.map(({ id }) => {
      const { name, line } = signs.groups[id];
      return link(name, pagePath(signsPage(id), language), line);
    }),
    "",
    `## ${exams.title}`,
    ...testIds.map((id) => {
      const { name, plain } = exams.tests[id];
      return link(name, pagePath(testPage(id), language), plain);
    }),
    "",
    `## ${messages.nav.sets}`,
    ...setsOffered(language).map((setId) =>
      link(sets[setId].title, pathOf({ mode: "quiz", setId }, language)),
    ),
    "",
    "## Optional",
    ...languageCodes
      .filter((code) => code !== language)
      .map((code) =>
        link(languages[code].name, pathOf({ mode: "landing" }, code)),
      ),
    link(messages.search.title, pagePath("search", language)),
  ].join("\n");
}
