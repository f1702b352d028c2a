import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TeachTools } from "@/components/teach/teach-tools";
import { allMessages } from "@/content/ui";
import { loadedStatements } from "@/lib/exam/load-statements";
import { formatPaper, wholePaper } from "@/lib/teach/paper-choice";
import { writeResult } from "@/lib/teach/result-code";
import { readClass } from "@/lib/teach/saved-class";
import { paper, resultOf } from "../../fixtures/classes";
import { prepareTeaching, teachMessages } from "../../fixtures/teaching";

const { en } = allMessages;
const { collect, embed, make, mark, use } = en.teach;

beforeEach(prepareTeaching);

function show(hash = "") {
  history.replaceState(null, "", `/teach/${hash}`);
  render(<TeachTools language="en" messages={teachMessages} />);
}

const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));
const address = () =>
  screen.findByRole<HTMLInputElement>("textbox", { name: en.share.address });

it("takes the good codes of a chat, and names what is wrong with others", async () => {
  const [sita, gita] = ["Sita", "Gita"].map((name, index) => ({
    ...resultOf(name, [4, index]),
    mark: index,
  }));
  const forged = { ...resultOf("Hari", [1, 2]), points: 50, mark: 9 };
  show();
  await userEvent.click(screen.getByLabelText(collect.paste));
  await userEvent.paste(
    [sita!, gita!, forged, sita!].map(writeResult).join("\nok\n"),
  );
  await press(collect.add);

  expect(await screen.findByText("Added: 2")).toBeVisible();
  expect(screen.getByText("Not added: 2")).toBeVisible();
  expect(
    screen.getByText(/^Hari: the answers do not add up to 50/),
  ).toBeVisible();
  expect(screen.getByText(/^Sita: already in the table/)).toBeVisible();
  expect(
    (await screen.findAllByText(/Missed by 2: Sita, Gita/))[0],
  ).toBeVisible();
  expect(readClass().map(({ name }) => name)).toEqual(["Sita", "Gita"]);
});

it("keeps the text where the questions do not load", async () => {
  const gaimen = wholePaper("gaimen", { seed: 1, edition: "2M" });
  const other = { ...resultOf("Sita", []), paper: gaimen };
  show();
  await userEvent.click(screen.getByLabelText(collect.paste));
  await userEvent.paste(writeResult(other));
  await press(collect.add);

  expect(await screen.findByText(collect.failed)).toBeVisible();
  expect(screen.getByLabelText(collect.paste)).not.toHaveValue("");
});

it("says that a text has no code, and keeps the text", async () => {
  show();
  const field = screen.getByLabelText(collect.paste);
  await userEvent.type(field, "hello");
  await press(collect.add);

  expect(await screen.findByText(collect.nothing)).toBeVisible();
  expect(field).toHaveValue("hello");
});

it("adds the result of a link once, and takes it out of the address", async () => {
  show(`#r=${encodeURI(writeResult(resultOf("सीता Rai", [1])))}`);

  expect(await screen.findByText("Added: 1")).toBeVisible();
  expect(location.hash).toBe("");
  expect(await screen.findByLabelText("Name of learner 1")).toHaveValue(
    "सीता Rai",
  );
});

it("shows the table also where the statements do not load", async () => {
  loadedStatements.setState({ known: {}, failed: false });
  show(`#r=${encodeURI(writeResult(resultOf("Maya", [1])))}`);

  expect(await screen.findByLabelText("Name of learner 1")).toHaveValue("Maya");
  expect(screen.getByRole("heading", { name: collect.again })).toBeVisible();
});

it("has a short link for a whole paper, a longer one for any other", async () => {
  show();
  expect((await address()).value).toMatch(/\/exams\/karimenkyo\/#\w{4}2M$/);

  await userEvent.type(
    screen.getByRole("spinbutton", { name: new RegExp(`^${make.count}`) }),
    "10",
  );
  expect((await address()).value).toMatch(/\/teach\/#p=\w{4}2M-\w{5}$/);
  await userEvent.click(screen.getByRole("radio", { name: "B" }));
  expect(screen.getByText(/^10 statements, 6 minutes, 9 of 10/)).toBeVisible();
});

it("brings back the paper of a code, and refuses an invalid one", async () => {
  show();
  await address();
  const field = screen.getByRole("textbox", { name: make.code });
  await userEvent.type(field, "k7qx2m");
  expect((await address()).value).toMatch(/#K7QX2M$/);

  await userEvent.type(field, "!!");
  expect(screen.getByText(make.invalid)).toBeVisible();
});

it("says that a link to a paper was cut", async () => {
  const code = formatPaper({ ...paper, count: 4 });
  show(`#p=${code.slice(0, 9)}`);
  await address();
  expect(screen.getByText(make.invalid)).toBeVisible();
});

it("counts a paper sheet typed by keys, and goes on to the next", async () => {
  show();
  await userEvent.type(
    await screen.findByRole("spinbutton", {
      name: new RegExp(`^${make.count}`),
    }),
    "10",
  );
  await userEvent.click(await screen.findByText(mark.heading));
  await userEvent.type(screen.getByLabelText(mark.name), "Hari");
  await userEvent.tab();
  await userEvent.keyboard("1212121212{Enter}");

  expect(screen.getByText(/^Hari: \d+ of 10 points$/)).toBeVisible();
  expect(screen.getByLabelText(mark.name)).toHaveFocus();
  expect(readClass()[0]?.answers.slice(0, 3)).toEqual([true, false, true]);
});

it("prints nothing and shows nothing before it is asked to", async () => {
  show();
  await address();

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: use.printCards })).toBeVisible();
});

test("a set is chosen for another page, and its HTML is copied", async () => {
  const user = userEvent.setup();
  show();
  const code = screen.getByRole<HTMLTextAreaElement>("textbox", {
    name: embed.code,
  });
  expect(code.value).toContain('/embed/sets/karimenkyo-1/"');

  await user.selectOptions(
    screen.getByRole("combobox", { name: embed.set }),
    teachMessages.titles.basic,
  );
  await user.type(
    screen.getByRole("spinbutton", { name: embed.question }),
    "7",
  );
  await user.click(screen.getByRole("radio", { name: "नेपाली" }));
  await user.click(screen.getByRole("radio", { name: en.theme.light }));
  expect(code.value).toContain('/embed/ne/sets/basic/#q7-light"');

  await user.click(screen.getByRole("button", { name: embed.copy }));
  expect(await navigator.clipboard.readText()).toBe(code.value);
});
