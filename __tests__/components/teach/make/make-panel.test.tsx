import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MakePanel } from "@/components/teach/make/make-panel";
import { mark, translateTexts } from "../../../e2e/support/translation";
import { prepareTeaching, teachMessages } from "../../../fixtures/teaching";

const { exam, teach } = teachMessages;

beforeEach(prepareTeaching);

const renderPanel = () =>
  render(
    <MakePanel
      language="en"
      messages={teachMessages}
      onMarked={() => undefined}
    />,
  );

it("says so where the topics have no questions without pictures", async () => {
  renderPanel();
  await userEvent.click(await screen.findByLabelText(exam.topics.signs));
  expect(screen.queryByText(teach.make.none)).toBeNull();

  await userEvent.click(screen.getByLabelText(teach.make.pictures));
  expect(await screen.findByText(teach.make.none)).toBeVisible();
});

it("outlives a change in a page that the browser has translated", async () => {
  renderPanel();
  const count = await screen.findByRole("spinbutton", {
    name: new RegExp(`^${teach.make.count}`),
  });
  await userEvent.click(screen.getByLabelText(exam.topics.speed));
  await userEvent.type(count, "99");
  expect(await screen.findByText(/have only 30 questions/)).toBeVisible();

  translateTexts(mark);
  await userEvent.clear(count);
  expect(screen.queryByText(/have only 30 questions/)).toBeNull();
});
