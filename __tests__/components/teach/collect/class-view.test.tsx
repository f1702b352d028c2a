import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ClassView } from "@/components/teach/collect/class-view";
import { useClass } from "@/components/teach/collect/use-class";
import { CLASS_KEY } from "@/lib/browser/storage";
import { readClass, writeClass } from "@/lib/teach/saved-class";
import { paper, resultOf } from "../../../fixtures/classes";
import { prepareTeaching, teachMessages } from "../../../fixtures/teaching";

const { collect } = teachMessages.teach;

function Kept() {
  return (
    <ClassView actions={useClass()} language="en" messages={teachMessages} />
  );
}

beforeEach(async () => {
  prepareTeaching();
  writeClass(
    ["Sita", ""].map((name, mark) => ({ ...resultOf(name, [1]), mark })),
  );
  render(<Kept />);
  await screen.findByRole("table");
});

const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));
const names = () => readClass().map(({ name }) => name);

it("renames a learner", async () => {
  const field = screen.getByLabelText("Name of learner 2");
  await userEvent.type(field, "Maya");
  await userEvent.tab();

  expect(names()).toEqual(["Sita", "Maya"]);
});

it("removes a learner once it has asked, and shows who remains", async () => {
  jest.mocked(confirm).mockReturnValueOnce(false);
  await press("Remove Sita");
  expect(names()).toEqual(["Sita", ""]);

  await press("Remove Sita");
  expect(confirm).toHaveBeenCalledWith("Delete the result of Sita?");
  expect(names()).toEqual([""]);
  expect(screen.getByRole("region", { name: collect.heading })).toHaveFocus();

  await press("Remove Learner 1");
  expect(screen.getByText(collect.empty).parentElement).toHaveFocus();
});

it("shows the results of one paper at a time", async () => {
  expect(screen.queryByLabelText(collect.paper)).toBeNull();

  const other = { ...paper, seed: 12 };
  writeClass([...readClass(), resultOf("Hari", [2], other)]);
  // As if by another tab.
  act(() => {
    dispatchEvent(new StorageEvent("storage", { key: CLASS_KEY }));
  });
  const papers = await screen.findByLabelText(collect.paper);
  expect(screen.getByLabelText("Name of learner 1")).toHaveValue("Hari");

  await userEvent.selectOptions(
    papers,
    within(papers).getAllByRole("option")[0]!,
  );
  expect(screen.getByLabelText("Name of learner 1")).toHaveValue("Sita");
});

it("deletes all", async () => {
  await press(collect.deleteAll);

  expect(names()).toEqual([]);
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText(collect.empty).parentElement).toHaveFocus();
});
