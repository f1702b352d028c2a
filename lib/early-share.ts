declare global {
  // Left by scripts/export/page/start.ts, which runs inside the page.
  var wantsShare: boolean | undefined;
}

/** Shares now if the button was pressed before the app was running. */
export function takeEarlyShare(share: () => void) {
  if (!globalThis.wantsShare) return;

  globalThis.wantsShare = undefined;
  share();
}
