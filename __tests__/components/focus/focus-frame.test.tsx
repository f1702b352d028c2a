import { render } from "@testing-library/react";
import { FocusFrame } from "@/components/focus/focus-frame";

it("has the sheet between the question and the controls", () => {
  render(
    <FocusFrame
      bar={<h1>Set 1</h1>}
      sheet={<p role="status">Right</p>}
      controls={<button>Next</button>}
    >
      <p>Is it so?</p>
    </FocusFrame>,
  );

  expect(document.body).toHaveTextContent("Set 1Is it so?RightNext");
});

it("has no dock if there is nothing to press", () => {
  const { container } = render(
    <FocusFrame bar={<h1>Set 1</h1>}>
      <p>Passed</p>
    </FocusFrame>,
  );

  expect(container.firstElementChild?.children).toHaveLength(2);
});

it("says on the root element that it is there, and that nothing is to move, as long as one is", () => {
  const isMarked = () =>
    document.documentElement.matches("[data-focus][data-quiet]");
  const one = render(<FocusFrame bar={<h1>Set 1</h1>} />);
  const other = render(<FocusFrame bar={<h1>Set 2</h1>} />);
  one.unmount();
  expect(isMarked()).toBe(true);

  other.unmount();
  expect(isMarked()).toBe(false);
});
