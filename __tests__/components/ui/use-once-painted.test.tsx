import { renderHook, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import {
  useDrawnLater,
  useOncePainted,
} from "@/components/ui/use-once-painted";
import { setAppState } from "@/lib/pre-hydration/handoff";

const root = document.documentElement;
afterEach(() => delete root.dataset.app);

/** Shows a part that is seen only after another press. */
function Part() {
  return useDrawnLater() ? <p>Why</p> : null;
}

it("is in the page that the export writes, and stays while that hydrates", () => {
  expect(renderToString(<Part />)).toBe("<p>Why</p>");
  expect(renderHook(useDrawnLater).result.current).toBe(true);
});

it("is drawn after the rest where the running app draws it", async () => {
  setAppState("live");
  const { result } = renderHook(useDrawnLater);

  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
});

it("is gone at once when it is no longer to be shown", async () => {
  const { result, rerender } = renderHook(useOncePainted, {
    initialProps: true,
  });
  await waitFor(() => expect(result.current).toBe(true));

  rerender(false);
  expect(result.current).toBe(false);
});
