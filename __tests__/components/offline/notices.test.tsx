import { act, render, screen, within } from "@testing-library/react";
import { FocusFrame } from "@/components/focus/focus-frame";
import { Notices } from "@/components/offline/notices";
import { allMessages } from "@/content/ui";
import { line, recordLine } from "@/lib/browser/line";
import { offlineState } from "@/lib/offline/offline";
import { quizMoments } from "@/lib/quiz/quiz-moments";

const messages = allMessages.en.offline;

/** A question, or its results, with the notices of the page. */
const page = (isOpen: boolean) => (
  <>
    <FocusFrame
      bar={<h1>Set 1</h1>}
      controls={isOpen && <button>Next</button>}
    />
    <Notices messages={messages} />
  </>
);

beforeEach(() => {
  sessionStorage.clear();
  line.setState({ isUp: true, loss: undefined }, true);
  offlineState.setState({ hasUpdate: false });
  quizMoments.setState({ finished: false });
});

it("is above the controls of a question, and small the next time", () => {
  const { container } = render(page(true));
  const dock = () => container.querySelector<HTMLElement>(".focus-dock")!;
  act(() => recordLine(false));
  expect(dock()).toHaveTextContent(`${messages.noConnection}Next`);

  act(() => recordLine(true));
  expect(dock()).toHaveTextContent(/^Next$/);
  act(() => recordLine(false));
  expect(dock()).toHaveTextContent(`${messages.pageTitle}Next`);
});

it("goes to the lower edge of the page with the last question", () => {
  const { container, rerender } = render(page(true));
  act(() => recordLine(false));
  rerender(page(false));

  const edge = container.querySelector<HTMLElement>(".notices")!;
  expect(within(edge).getAllByText(messages.noConnection)).toHaveLength(2);
});

it("is announced once, and can then be read in one place", () => {
  const { rerender } = render(page(true));
  const announcement = screen.getByRole("status");
  expect(announcement).toBeEmptyDOMElement();
  act(() => recordLine(false));
  expect(announcement).toHaveTextContent(messages.noConnection);
  rerender(page(false));
  expect(screen.getByRole("status")).toBe(announcement);

  const heard = screen
    .getAllByText(messages.noConnection)
    .filter((text) => !text.closest("[aria-hidden]"));
  expect(heard).toEqual([announcement]);
});

it("interrupts a question with no offer", () => {
  Object.assign(navigator, { standalone: false });
  offlineState.setState({ hasUpdate: true });
  quizMoments.setState({ finished: true });
  const { rerender } = render(page(true));
  expect(screen.queryByText(messages.newVersion)).toBeNull();
  expect(screen.queryByText(messages.install)).toBeNull();

  rerender(page(false));
  expect(screen.getByText(messages.newVersion)).toBeVisible();
  expect(screen.getByText(messages.install)).toBeVisible();
});
