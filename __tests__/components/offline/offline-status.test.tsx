import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OfflineStatus } from "@/components/offline/offline-status";
import { allMessages } from "@/content/ui";
import { offlineState } from "@/lib/offline/offline";

const { offline: messages } = allMessages.en;

it("moves the focus from the button that goes away to what it says", async () => {
  const sizes = { en: 200_000, ne: 250_000 };
  global.fetch = jest.fn().mockResolvedValue({
    ok: true,
    json: () => Promise.resolve({ bytes: sizes, book: sizes }),
  });
  offlineState.setState({ state: "offered" });
  render(<OfflineStatus messages={messages} />);

  await userEvent.click(await screen.findByRole("button", { name: /KB/ }));

  expect(document.activeElement).toHaveAttribute("aria-live", "polite");
});
