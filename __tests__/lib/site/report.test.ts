import { site } from "@/content/site";
import { reportLink } from "@/lib/site/report";

const about = { ref: "basic/7", language: "ne", release: "0.1.0" } as const;

it("opens a mail that says which question, language and release it is", () => {
  const link = new URL(reportLink(about));

  expect(link.href.startsWith(`${site.reportAddress}?subject=`)).toBe(true);
  expect(link.searchParams.get("subject")).toBe("Mistake: basic/7");
  expect(link.searchParams.get("body")).toMatch(/^\n+basic\/7 · ne · 0.1.0$/);
});

it("has no plus sign for a space, which mail programs would show", () => {
  expect(reportLink(about)).not.toContain("+");
});

it("fills in a form where there is one", () => {
  const link = new URL(reportLink(about, "https://forge.example/issues/new"));

  expect(link.searchParams.get("title")).toBe("Mistake: basic/7");
  expect(link.searchParams.get("body")).toContain("basic/7 · ne · 0.1.0");
});
