import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { allMessages } from "@/content/ui";
import { readAnswerLog } from "@/lib/answers/answer-log";
import { writeProgressCode } from "@/lib/progress/progress-code";
import { answerDownloads, stubScrolling } from "../../fixtures/browser";
import { showPage } from "../../fixtures/hydrate";
import { answered } from "../../fixtures/logged-answers";
import { catalogue, openReport, report } from "../../fixtures/report";

const { tools } = allMessages.en.progress;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/progress/");
  answerDownloads(catalogue);
});
afterAll(() => history.replaceState(null, "", "/"));

const field = () => screen.getByRole("textbox", { name: tools.code });
const codeOf = (id: number) =>
  writeProgressCode({ answers: [answered(`basic/${id}`, true)] });

/** Opens a link that differs from the address only behind "#". */
function follow(code: string) {
  history.replaceState(null, "", `#${encodeURI(code)}`);
  act(() => {
    dispatchEvent(new Event("hashchange"));
  });
}

it("is taken from a link that is opened where the page is shown", async () => {
  const { scrollTo } = stubScrolling();
  await openReport();
  expect(field()).toHaveValue("");

  for (const code of [await codeOf(1), await codeOf(2)]) {
    follow(code);
    expect(field()).toHaveValue(code);
    expect(screen.getByText(tools.brought)).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent(
      tools.title,
    );
  }
  expect(scrollTo).toHaveBeenCalledTimes(2);

  await userEvent.click(screen.getByRole("button", { name: tools.use }));
  expect(await screen.findByText(/Added 1 answer\./)).toBeVisible();
  expect(readAnswerLog().map(({ ref }) => ref)).toEqual(["basic/2"]);
  // The address has dropped it; what was said of it stays.
  expect(location.hash).toBe("");
  expect(screen.getByText(/Added 1 answer\./)).toBeVisible();
});

it("is taken from a link that opens the page", async () => {
  stubScrolling();
  const code = await codeOf(1);
  history.replaceState(null, "", `#${encodeURI(code)}`);
  const { hydrate } = showPage(report, "later");
  expect(await hydrate()).toEqual([]);

  await waitFor(() => expect(field()).toHaveValue(code));
  expect(screen.getByText(tools.brought)).toBeVisible();
});
