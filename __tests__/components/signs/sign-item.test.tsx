import { render, screen } from "@testing-library/react";
import { SignItem } from "@/components/signs/sign-item";
import * as ne from "@/content/book/ne";
import type { Language } from "@/content/languages";
import { rules } from "@/content/rules";
import { allMessages } from "@/content/ui";
import { placeAddress } from "@/lib/book/addresses";
import { placeOf } from "@/lib/book/places";
import type { AskedIn } from "@/lib/sets/asked-in";
import { readGroup } from "@/lib/signs/read-signs";

const rule = "sign-no-parking";

it.each([
  ["en", rules[rule].rule],
  ["ne", ne.rules[rule] ?? ""],
] as const)(
  "tells the rule of a sign in %s, and leads to it",
  (language, text) => {
    show(language, "316");
    const { quiz } = allMessages[language];

    const localized = screen.getByText(text.replace(/\s+/g, " "));
    expect(localized.closest("details")).toHaveTextContent(quiz.basis);
    expect(screen.getByText(quiz.readMore)).toHaveAttribute(
      "href",
      placeAddress(placeOf(rule), language),
    );
  },
);

it("has the complete Japanese name, with its reading beside it", () => {
  show("en", "326-a-left");

  expect(screen.getByText("一方通行")).toHaveAttribute("lang", "ja");
  expect(screen.getByText("いっぽうつうこう")).toBeVisible();
});

it("is a definition to search engines: name, Japanese name, meaning", () => {
  show("en", "330-a");
  const property = (name: string) =>
    document.querySelector(
      `[itemtype="https://schema.org/DefinedTerm"] [itemprop="${name}"]`,
    );

  expect(property("name")).toHaveTextContent(/^Stop/);
  expect(property("alternateName")).toHaveAttribute("content", "一時停止");
  expect(property("description")?.textContent).toMatch(/stop/i);
});

it("names no rule if there is none", () => {
  const without = readGroup("guide", "en").find((sign) => !sign.rule);
  if (without) show("en", without.id);

  expect(without).toBeDefined();
  expect(screen.queryByText(allMessages.en.signs.rule)).toBeNull();
});

it("leads to the questions on a sign, to open or to practise", () => {
  show("en", "316", new Map([["316", ["basic/7", "expert/12"]]]));

  expect(screen.getByText("Questions on this: 2")).toBeVisible();
  expect(screen.getByText("expert 12")).toHaveAttribute(
    "href",
    "/sets/expert/#q12",
  );
  expect(
    screen.getByText(allMessages.en.bookPages.practiseThese),
  ).toHaveAttribute("href", "/practice/#basic/7,expert/12");
});

function show(language: Language, id: string, asked: AskedIn = new Map()) {
  const groups = ["regulatory", "guide"] as const;
  const sign = groups
    .flatMap((group) => readGroup(group, language))
    .find((one) => one.id === id);
  if (sign) render(<SignItem sign={sign} language={language} asked={asked} />);
}
