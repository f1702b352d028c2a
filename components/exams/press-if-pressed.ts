/** Answers a press that came before the app: see lib/early/start.ts. */
export function pressIfPressed(area: HTMLElement | null, press: () => void) {
  const button = area?.querySelector<HTMLElement>("[data-pressed]");
  if (!button) return;

  delete button.dataset.pressed;
  press();
}
