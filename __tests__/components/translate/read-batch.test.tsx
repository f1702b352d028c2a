import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReadBatch } from "@/components/translate/read-batch";
import { translateMessages as messages } from "@/content/ui/translate";
import { batchesOf, batchFile, type BatchText } from "@/lib/signed/batches";
import { loadBatch } from "@/lib/signed/load-batch";
import { readGroups } from "@/lib/signed/read-texts";
import { takeBlocks } from "@/lib/signed/take";
import { stubScrolling } from "../../fixtures/browser";

jest.mock("@/lib/signed/load-batch");

const batch = { id: "gaimen-1.1", name: "Gaimen-kirikae Set 1", count: 25 };
let texts: BatchText[];
beforeAll(async () => {
  const batches = batchesOf(await readGroups("ne"));
  texts = batchFile(batches.find(({ id }) => id === batch.id)!);
});
let scrollIntoView: jest.Mock;
beforeEach(async () => {
  localStorage.clear();
  ({ scrollIntoView } = stubScrolling());
  jest.mocked(loadBatch).mockReturnValue(Promise.resolve(texts));
  await act(async () => {
    render(
      <main>
        <h2>{batch.name}</h2>
        <ReadBatch batch={batch} translation="ne" name="Nepali" />
      </main>,
    );
  });
});

const user = userEvent.setup();
const press = (name: string) =>
  user.click(screen.getByRole("button", { name }));
const answer = (at: number, isRight: boolean) => {
  const { answer: key } = texts[at]!.asks[0]!;
  const radios = screen.getAllByRole("radio");
  return user.click(radios[isRight ? key : 1 - key]!);
};

it("shows no English, no answer and no reason before it is asked to", () => {
  const [text] = texts;
  const shown = document.body.textContent;

  expect(shown).toContain(text!.asks[0]!.text);
  const hidden = text!.lines.flatMap(({ source, text: own, isReason }) =>
    isReason && !text!.asks[0]!.options.includes(own)
      ? [source, own]
      : [source],
  );
  for (const line of hidden)
    for (const element of screen.queryAllByText(line))
      expect(element.closest(".translate-printed")).not.toBeNull();
});

it("is taken over: what was answered rightly as blind, a doubt with its words", async () => {
  await answer(0, true);
  await press(messages.show);
  await press(messages.right);
  await answer(1, false);
  await press(messages.show);
  await press(messages.doubt);
  await user.type(
    screen.getByRole("textbox", { name: messages.doubtLabel }),
    "left, not right",
  );
  await press(messages.saveDoubt);
  await press(messages.done);
  await user.type(
    screen.getByRole("textbox", { name: messages.initials }),
    "S. K.",
  );

  const block = screen.getByRole<HTMLTextAreaElement>("textbox", {
    name: messages.block,
  }).value;
  const known = new Map(texts.map((text) => [text.ref, text]));
  const { after, problems } = takeBlocks(
    block,
    { ne: { texts: known, readings: {} } },
    "",
  );
  expect(problems).toEqual([]);
  expect(after.ne).toMatchObject({
    "gaimen-1/1": [{ by: "S. K.", how: "blind" }],
    "gaimen-1/2": [
      { by: "S. K.", how: "beside-source", doubt: "left, not right" },
    ],
  });
  expect(after.ne!["gaimen-1/1"]![0]).not.toHaveProperty("doubt");
});

it("shows each step from its heading", async () => {
  expect(scrollIntoView).not.toHaveBeenCalled();
  await answer(0, true);
  expect(scrollIntoView).not.toHaveBeenCalled();
  await press(messages.show);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  await press(messages.next);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});
