import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { searchFile } from "@/__tests__/fixtures/search-files";
import { SignSearch } from "@/components/signs/sign-search";
import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";

const messages = allMessages.en.signs;
const names: Record<Language, [string, string]> = {
  en: ["No parking", "Parking permitted"],
  ne: ["पार्किङ निषेध", "पार्किङ गर्न सकिने"],
};
const fileIn = (language: Language) =>
  searchFile("names", [
    {
      entry: {
        kind: "sign",
        at: "signs/regulatory#316",
        title: names[language][0],
        ja: "駐車禁止",
        number: "316",
      },
      number: "316",
    },
    {
      entry: {
        kind: "sign",
        at: "signs/instruction#403",
        title: names[language][1],
        ja: "駐車可",
        number: "403",
      },
      number: "403",
    },
    {
      entry: { kind: "chapter", at: "book/parking", title: "Parking rules" },
    },
  ]);

const answer = (...answers: (() => Promise<Partial<Response>>)[]) => {
  const fetched = jest.fn();
  for (const one of answers) fetched.mockImplementationOnce(one);
  global.fetch = fetched;
  return fetched;
};
const sent = (language: Language) => () =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(fileIn(language)) });
const field = () => screen.getByRole("searchbox", { name: messages.search });

it("loads the names only once it is used, and says if that fails", async () => {
  const fetched = answer(
    () => Promise.reject(new Error("offline")),
    sent("en"),
  );
  render(<SignSearch language="en" messages={messages} />);
  expect(fetched).not.toHaveBeenCalled();

  await userEvent.click(field());
  await userEvent.type(field(), "x");

  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await screen.findByText(messages.foundNone)).toBeVisible();
});

it("lists the signs that fit while it is typed, and says how many", async () => {
  render(<SignSearch language="en" messages={messages} />);

  await userEvent.type(field(), "parking");
  expect(await screen.findByText("2 signs found")).toHaveAttribute(
    "role",
    "status",
  );

  await userEvent.type(field(), " perm");
  expect(screen.getByText(messages.foundOne)).toBeVisible();
  expect(
    screen.getByRole("link", { name: /Parking permitted/ }),
  ).toHaveAttribute("href", "/signs/instruction/#403");

  await userEvent.clear(field());
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

it("shows the names in the language of the page", async () => {
  answer(sent("ne"));
  const { signs } = allMessages.ne;
  render(<SignSearch language="ne" messages={signs} />);

  const search = screen.getByRole("searchbox", { name: signs.search });
  await userEvent.type(search, "316");

  expect(
    await screen.findByRole("link", { name: /पार्किङ निषेध/ }),
  ).toHaveAttribute("href", "/ne/signs/regulatory/#316");
});
