/** The browser's offer to install the site; Safari and Firefox make none. */
export type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** The last offer. It can come at any time, and only once. */
export const held: { offer?: InstallOffer } = {};

/** Saves the browser's offer for later, instead of showing its banner. */
export function holdInstallOffer() {
  window.onbeforeinstallprompt = (event) => {
    event.preventDefault();
    held.offer = event as InstallOffer;
  };
}

declare global {
  interface Window {
    onbeforeinstallprompt?: ((event: Event) => void) | null;
  }
}
