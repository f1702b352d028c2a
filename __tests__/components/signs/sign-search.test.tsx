import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SignSearch } from "@/components/signs/sign-search";
import { allMessages } from "@/content/ui";
import type { SignName } from "@/lib/signs/find-signs";

const messages = allMessages.en.signs;
const names: SignName[] = [
  {
    place: "regulatory#316",
    number: "316",
    en: "No parking",
    ja: "駐車禁止",
    kana: "ちゅうしゃきんし",
    ne: "पार्किङ निषेध",
  },
  {
    place: "instruction#403",
    number: "403",
    en: "Parking permitted",
    ja: "駐車可",
    kana: "ちゅうしゃか",
    ne: "पार्किङ गर्न सकिने",
  },
];

const answer = (...answers: (() => Promise<Partial<Response>>)[]) => {
  const fetched = jest.fn();
  for (const one of answers) fetched.mockImplementationOnce(one);
  global.fetch = fetched;
  return fetched;
};
const field = () => screen.getByRole("searchbox", { name: messages.search });

it("asks for the names only once it is used, and says if they do not come", async () => {
  const fetched = answer(
    () => Promise.reject(new Error("offline")),
    () => Promise.resolve({ ok: true, json: () => Promise.resolve(names) }),
  );
  render(<SignSearch language="en" messages={messages} />);
  expect(fetched).not.toHaveBeenCalled();

  await userEvent.click(field());
  await userEvent.type(field(), "x");

  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await screen.findByText(messages.foundNone)).toBeVisible();
});

it("lists what fits while it is typed, and says how many", async () => {
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
  const { signs } = allMessages.ne;
  render(<SignSearch language="ne" messages={signs} />);

  const search = screen.getByRole("searchbox", { name: signs.search });
  await userEvent.type(search, "316");

  expect(
    await screen.findByRole("link", { name: /पार्किङ निषेध/ }),
  ).toHaveAttribute("href", "/ne/signs/regulatory/#316");
});
