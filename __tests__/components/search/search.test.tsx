import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mark, translateTexts } from "@/__tests__/e2e/support/translation";
import { searchFile } from "@/__tests__/fixtures/search-files";
import { Search } from "@/components/search/search";
import { allMessages } from "@/content/ui";
import type { PartFile } from "@/lib/search/part";
import type { PartName } from "@/lib/search/part-names";

const messages = allMessages.en.search;
const files: Record<PartName, PartFile> = {
  names: searchFile("names", [
    {
      entry: {
        kind: "sign",
        at: "signs/regulatory#330-a",
        title: "Stop",
        ja: "一時停止",
      },
    },
  ]),
  rules: searchFile(
    "rules",
    Array.from({ length: 8 }, (_, index) => ({
      entry: {
        kind: "rule" as const,
        at: `book/signals#rule-${index}`,
        title: `You must stop, case ${index}`,
      },
    })),
  ),
  questions: searchFile("questions", [
    {
      entry: {
        kind: "question",
        at: "sets/basic#q7",
        title: "May you stop here?",
      },
    },
  ]),
};
let broken: PartName[] = [];
const fetched = jest.fn((address: string) => {
  const name = /(\w+)\.en\.json$/.exec(address)?.[1] as PartName;
  return Promise.resolve({
    ok: !broken.includes(name),
    json: () => Promise.resolve(files[name]),
  });
});

const field = () => screen.getByRole("searchbox", { name: messages.label });
const status = () => screen.getAllByRole("status")[0];
const group = (name: string) => screen.findByRole("region", { name });

beforeEach(() => {
  global.fetch = fetched as unknown as typeof fetch;
  fetched.mockClear();
  history.replaceState(null, "", "/search/");
});

// What was downloaded is kept: what does not come is tried first.
it("says which part does not load, continues without it, and tries again", async () => {
  broken = ["rules"];
  render(<Search language="en" messages={messages} />);
  expect(fetched).not.toHaveBeenCalled();

  await userEvent.type(field(), "stop");
  await waitFor(() => expect(status()).toHaveTextContent(messages.partFailed));
  expect(await group(messages.kinds.sign)).toBeVisible();

  broken = [];
  await userEvent.click(
    screen.getByRole("button", { name: messages.tryAgain }),
  );
  expect(status()).toHaveFocus();
  expect(await group(messages.kinds.rule)).toBeVisible();
  expect(status()).toHaveTextContent("10 results");
});

it("groups what it finds, marks it, and leads there", async () => {
  render(<Search language="en" messages={messages} />);
  await userEvent.type(field(), "stop");

  const signs = await group(messages.kinds.sign);
  const link = within(signs).getByRole("link");
  expect(link).toHaveAttribute("href", "/signs/regulatory/#330-a");
  expect(within(link).getByText("Stop").closest("mark")).not.toBeNull();
});

it("shows a few of a kind, and all when asked", async () => {
  render(<Search language="en" messages={messages} />);
  await userEvent.type(field(), "stop");
  const rules = await group(messages.kinds.rule);
  expect(within(rules).getAllByRole("link")).toHaveLength(3);

  await userEvent.click(
    within(rules).getByRole("button", { name: "Show all 8" }),
  );

  const links = within(rules).getAllByRole("link");
  expect(links).toHaveLength(8);
  expect(links[3]).toHaveFocus();
});

it("goes on searching in a page that the browser translates", async () => {
  render(<Search language="en" messages={messages} />);
  const input = field();
  await userEvent.type(input, "stop case");
  await group(messages.kinds.rule);
  translateTexts(mark);
  fireEvent.change(input, { target: { value: "stop" } });

  await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(5));
  const rule = document.querySelector('a[href$="#rule-0"]');
  expect(rule).toHaveTextContent(/You must .?stop, case 0$/);
});

it("searches for what the address says, and writes there what is typed", async () => {
  history.replaceState(null, "", "/search/#q=case%203");
  render(<Search language="en" messages={messages} />);
  expect(field()).toHaveValue("case 3");
  expect(await group(messages.kinds.rule)).toBeVisible();

  await userEvent.clear(field());
  await userEvent.type(field(), "stop");
  await waitFor(() => expect(location.hash).toBe("#q=stop"));
});

it("says that nothing was found, and where to report it", async () => {
  render(<Search language="en" messages={messages} />);
  await userEvent.type(field(), "<b>qqqqq");

  await waitFor(() => expect(status()).toHaveTextContent(messages.none));
  expect(screen.getByRole("link", { name: messages.missing })).toHaveAttribute(
    "href",
    expect.stringContaining(encodeURIComponent("<b>qqqqq")),
  );
  expect(document.querySelector("main b")).toBeNull();

  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: messages.copy }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^search: <b>qqqqq · en/,
  );
});
