import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InAppNotice } from "@/components/offline/in-app-notice";
import { allMessages } from "@/content/ui";

const messages = allMessages.en.offline;
const messenger =
  "Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile [FB_IAB/Orca-Android;FBAV/470.0.0.39.109;]";

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function show(userAgent: string) {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  return render(<InAppNotice messages={messages} />);
}

it("leads from a chat app's browser to Chrome", () => {
  show(messenger);

  expect(screen.getByText(messages.inApp)).toBeVisible();
  expect(
    screen.getByRole("link", { name: messages.openInChrome }),
  ).toHaveAttribute("href", expect.stringMatching(/^intent:\/\/localhost\//));
});

it("names no way to Chrome on an iPhone", () => {
  show("Mozilla/5.0 (iPhone) Line/15.12.0/IAB");

  expect(screen.getByText(messages.inApp)).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

it("does not return once it was closed", async () => {
  const { unmount } = show(messenger);
  await userEvent.click(screen.getByRole("button", { name: messages.close }));
  expect(screen.queryByText(messages.inApp)).toBeNull();
  unmount();

  const { container } = show(messenger);
  expect(container).toBeEmptyDOMElement();
});
