import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "@/components/share/share-button";
import { allMessages } from "@/content/ui";
import { setNavigator } from "../../fixtures/browser";

const messages = allMessages.en.share;
const address = "http://localhost/sets/practice/";

beforeEach(() => {
  history.replaceState(null, "", "/sets/practice/?fbclid=abc#q3");
  setNavigator("share", undefined);
  setNavigator("clipboard", undefined);
});

function show() {
  render(
    <ShareButton title="Practice Test" text="Join me" messages={messages} />,
  );
}
const press = () => userEvent.click(screen.getByRole("button"));
const fails = (name: string) =>
  jest.fn().mockRejectedValue(new DOMException("", name));

it("shares the set, without what a chat added to its address", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  setNavigator("share", share);
  show();

  await press();

  const sent = { title: "Practice Test", text: "Join me", url: address };
  expect(share.mock.calls).toEqual([[sent]]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("says nothing when the share sheet is closed again", async () => {
  setNavigator("share", fails("AbortError"));
  const writeText = jest.fn();
  setNavigator("clipboard", { writeText });
  show();

  await press();

  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  ["that cannot share", undefined],
  ["that refuses to", fails("NotAllowedError")],
])("copies the address in a browser %s", async (_, share) => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  setNavigator("share", share);
  setNavigator("clipboard", { writeText });
  show();

  await press();

  expect(writeText.mock.calls).toEqual([[address]]);
  expect(screen.getByRole("status")).toHaveTextContent(messages.copied);
});

it("leaves the address to be copied by hand, or sent with an app", async () => {
  show();

  await press();

  expect(screen.getByRole("status")).toHaveTextContent(messages.copyYourself);
  const field = await screen.findByRole<HTMLInputElement>("textbox", {
    name: messages.address,
  });
  expect(field).toHaveValue(address);
  expect(field).toHaveFocus();
  expect(field.selectionEnd).toBe(address.length);
  for (const [app, start] of [
    ["WhatsApp", "https://wa.me/?text="],
    ["LINE", "https://line.me/R/share?text="],
    ["Viber", "viber://forward?text="],
  ] as const)
    expect(screen.getByRole("link", { name: app })).toHaveAttribute(
      "href",
      expect.stringMatching(
        (start + encodeURIComponent(`Join me ${address}`)).replace(
          /[.?/]/g,
          "\\$&",
        ),
      ),
    );
});
