import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PracticeControls } from "@/components/hazards/practice-controls";
import { allMessages } from "@/content/ui";
import { faceOf, startPractice } from "@/lib/hazards/practice";
import { sceneNamed } from "../../fixtures/scenes";
import { fakeSpeech } from "../../fixtures/speech";

const messages = allMessages.en;
const scene = sceneNamed("hz-01");

const controls = (isChecked: boolean) => (
  <PracticeControls
    state={{
      practice: startPractice(0),
      scene,
      face: faceOf(scene, 0),
      answer: { given: [true, true, true], marks: [], isChecked },
      open: 0,
      refusals: 0,
      isLast: false,
    }}
    messages={messages}
    onPrevious={() => undefined}
    onGoOn={() => undefined}
  />
);
const listen = () =>
  userEvent.click(screen.getByRole("button", { name: messages.quiz.listen }));

it("reads the scene aloud, and once it is checked, the reasons", async () => {
  const speech = fakeSpeech({ lang: "en-GB" });
  const { rerender } = render(controls(false));
  await listen();
  expect(speech.aloud()[0]).toBe(scene.situation);
  expect(speech.aloud().join()).not.toContain(messages.hazards.isTrue);

  rerender(controls(true));
  await listen();
  expect(speech.aloud().at(-1)).toContain(messages.hazards.isTrue);
});
