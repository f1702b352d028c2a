import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SendResult } from "@/components/share/send-result";
import { allMessages } from "@/content/ui";
import { writeResult } from "@/lib/teach/result-code";
import { resultOf } from "../../fixtures/classes";

const { share, teach } = allMessages.en;
const result = resultOf("", [1]);

beforeEach(() => {
  render(
    <SendResult
      result={result}
      total={50}
      language="en"
      messages={{ send: teach.send, share }}
    />,
  );
});

it("puts the learner's name into the code", async () => {
  const code = screen.getByLabelText(teach.send.code);
  expect(code).toHaveValue(writeResult(result));

  await userEvent.type(screen.getByLabelText(teach.send.name), "Sita");
  expect(code).toHaveValue(writeResult({ ...result, name: "Sita" }));
});

it("draws the code when asked, and takes it away again", async () => {
  const draw = screen.getByRole("button", { name: teach.send.drawQr });
  expect(screen.queryByRole("img")).toBeNull();

  await userEvent.click(draw);
  expect(await screen.findByRole("img", { name: teach.send.qr })).toBeVisible();
  await userEvent.click(draw);
  expect(screen.queryByRole("img")).toBeNull();
});
