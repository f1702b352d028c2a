import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SentPaper } from "@/components/teach/answer/sent-paper";
import { paper } from "../../../fixtures/classes";
import { prepareTeaching, teachMessages } from "../../../fixtures/teaching";

const { quiz, teach } = teachMessages;
const { answer, send } = teach;

beforeEach(prepareTeaching);

const show = () =>
  render(
    <SentPaper
      choice={{ ...paper, count: 4 }}
      language="en"
      messages={teachMessages}
    />,
  );
const press = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name }));

it("lets a learner answer a paper, and send its result", async () => {
  show();
  await press(answer.begin);
  expect(document.activeElement).toHaveTextContent(/from your teacher$/);
  const fields = await screen.findAllByRole("group", { name: /^\d+\./ });
  for (const field of fields)
    await userEvent.click(
      within(field).getByRole("radio", { name: quiz.trueOption }),
    );
  await press(answer.handIn);

  expect(
    await screen.findByRole("heading", { name: /of \d+ points/ }),
  ).toHaveFocus();
  const line = screen.getByLabelText<HTMLTextAreaElement>(send.code);
  await userEvent.type(screen.getByLabelText(send.name), "Gita");
  await waitFor(() => expect(line.value).toMatch(/=Gita$/));
});

it("keeps a result until the paper is answered again", async () => {
  const first = show();
  await press(answer.begin);
  await press(answer.handIn);
  const sent = screen.getByLabelText<HTMLTextAreaElement>(send.code).value;
  first.unmount();
  const second = show();
  expect(await screen.findByLabelText(send.code)).toHaveValue(sent);

  await press(answer.begin);
  expect(screen.getByText("Not answered: 4")).toBeVisible();
  second.unmount();
  const third = show();
  expect(await screen.findByLabelText(send.code)).toHaveValue(sent);

  await press(answer.begin);
  await userEvent.click(
    screen.getAllByRole("radio", { name: quiz.trueOption })[0]!,
  );
  third.unmount();
  show();
  await press(answer.begin);
  expect(screen.getByText("Not answered: 3")).toBeVisible();
});
