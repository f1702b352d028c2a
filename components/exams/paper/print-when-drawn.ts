/** The longest wait for a picture, in ms. */
const PATIENCE = 8_000;

/**
 * Prints the page once the pictures in it are there, unless the returned
 * function is called before.
 */
export function printWhenDrawn(paper: HTMLElement | null, onDone: () => void) {
  let isLate = false;
  const pictures = [...(paper?.querySelectorAll("img") ?? [])].map((picture) =>
    picture.decode().catch(() => undefined),
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, PATIENCE));

  void Promise.race([Promise.all(pictures), timeout]).then(() => {
    if (isLate) return;
    addEventListener("afterprint", onDone, { once: true });
    print();
  });
  return () => void (isLate = true);
}
