import { chapterIds } from "@/content/book/chapter-ids";
import { signGroups } from "@/content/sign-groups";
import { site } from "@/content/site";
import { testIds } from "@/content/tests";
import { llmsText } from "@/lib/site/llms";
import { sitePages } from "@/lib/site/site-pages";

const text = llmsText();

it("begins with the site's name and what it is, as llmstxt.org asks", () => {
  expect(text).toMatch(new RegExp(`^# ${site.name}\n> .+`));
});

it("names pages of the site only, each once", async () => {
  const links = [...text.matchAll(/\]\((.+?)\)/g)].map(([, link]) => link);
  const pages = (await sitePages()).map(({ path }) => site.address + path);

  expect(new Set(links).size).toBe(links.length);
  for (const link of links) expect(pages).toContain(link);
});

it.each([
  ...chapterIds.map((id) => `/book/${id}/`),
  ...signGroups.map(({ id }) => `/signs/${id}/`),
  ...testIds.map((id) => `/exams/${id}/`),
])("leads to %s", (path) => {
  expect(text).toContain(`](${site.address}${path})`);
});
