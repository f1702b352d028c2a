import { fireEvent } from "@testing-library/dom";
import { act, render, screen } from "@testing-library/react";
import { BookFrame } from "@/components/book/book-frame";
import { allMessages } from "@/content/ui";

const { viewerNotice, viewerPolicy, ...rest } = allMessages.en.book;
const messages = { ...rest, notice: viewerNotice, policy: viewerPolicy };

afterEach(() => jest.useRealTimers());

it("gets the focus when it opens, and leaves it where it went since", () => {
  jest.useFakeTimers();
  render(
    <BookFrame
      address="https://reader.example/book"
      bookAddress="https://reader.example/"
      cover={null}
      facts={null}
      messages={messages}
    />,
  );
  fireEvent.click(screen.getByRole("link", { name: messages.readHere }));
  const frame = screen.getByTitle(messages.frameTitle);
  expect(frame.parentElement).toHaveFocus();

  const skip = screen.getByRole("link", { name: messages.skipFrame });
  skip.focus();
  act(() => jest.advanceTimersByTime(8_000));

  expect(screen.getByRole("status")).toHaveTextContent(messages.notShowing);
  expect(skip).toHaveFocus();
});
