import { act, renderHook } from "@testing-library/react";
import { useLoaded } from "@/components/ui/use-loaded";

/** A load that ends when told to. */
function deferredLoad() {
  const attempts: {
    resolve: (value: { name: string }) => void;
    reject: (error: Error) => void;
  }[] = [];
  const load = () =>
    new Promise<{ name: string }>((resolve, reject) => {
      attempts.push({ resolve, reject });
    });
  return { load, attempts };
}

test("says that it is loading, then gives what was loaded", async () => {
  const { load, attempts } = deferredLoad();
  const { result } = renderHook(() => useLoaded(load));
  expect(result.current.loaded).toBe("loading");

  await act(async () => attempts[0]?.resolve({ name: "first" }));
  expect(result.current.loaded).toEqual({ name: "first" });
});

test("loads nothing while nothing is wanted", () => {
  const { result } = renderHook(() => useLoaded(null));
  expect(result.current.loaded).toBe("loading");
});

test("tries again after a failure", async () => {
  const { load, attempts } = deferredLoad();
  const { result } = renderHook(() => useLoaded(load));
  await act(async () => attempts[0]?.reject(new Error("offline")));
  expect(result.current.loaded).toBe("failed");

  act(() => result.current.reload());
  expect(result.current.loaded).toBe("loading");
  await act(async () => attempts[1]?.resolve({ name: "second" }));
  expect(result.current.loaded).toEqual({ name: "second" });
});

test("keeps what was loaded until it is loaded again", async () => {
  const { load, attempts } = deferredLoad();
  const { result } = renderHook(() => useLoaded(load));
  await act(async () => attempts[0]?.resolve({ name: "first" }));

  act(() => result.current.reload());
  expect(result.current.loaded).toEqual({ name: "first" });
  await act(async () => attempts[1]?.resolve({ name: "second" }));
  expect(result.current.loaded).toEqual({ name: "second" });
});

test("ignores a load that another has replaced", async () => {
  const [slow, quick] = [deferredLoad(), deferredLoad()];
  const { result, rerender } = renderHook(({ load }) => useLoaded(load), {
    initialProps: { load: slow.load },
  });
  rerender({ load: quick.load });

  await act(async () => quick.attempts[0]?.resolve({ name: "quick" }));
  await act(async () => slow.attempts[0]?.resolve({ name: "slow" }));
  expect(result.current.loaded).toEqual({ name: "quick" });
});
