import { render, screen } from "@testing-library/react";
import { FoundEntry } from "@/components/search/found-entry";
import type { Entry } from "@/lib/search/part";

it("names the language of a text that is not translated", () => {
  const entry: Entry = {
    kind: "rule",
    at: "book/signals#stop",
    title: "You must stop",
    note: "Signals",
    ja: "信号",
    language: "en",
  };
  render(
    <FoundEntry
      found={{ entry, score: 1, terms: [] }}
      language="ne"
      concepts={{}}
    />,
  );

  const languageOf = (text: string) =>
    screen.getByText(text).closest("[lang]")?.getAttribute("lang");
  expect(languageOf("You must stop")).toBe("en");
  expect(languageOf("Signals")).toBe("en");
  expect(languageOf("信号")).toBe("ja");
});
