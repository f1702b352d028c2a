/** What a test needs of a browser, whatever protocol drives it. */
export type Engine = {
  /** Opens an address; its document is there, its scripts may still load. */
  open: (address: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  forward: () => Promise<unknown>;
  /** Runs the body of a function in the page; returns its JSON. */
  evaluate: (body: string, args: readonly unknown[]) => Promise<unknown>;
  /** Clicks a point of the viewport with a real pointer. */
  click: (x: number, y: number) => Promise<unknown>;
  /** Types a text with real keys, into what has the focus. */
  type: (text: string) => Promise<unknown>;
  press: (key: keyof typeof keys) => Promise<unknown>;
  close: () => Promise<unknown>;
};

/** Keys without a letter, as WebDriver writes them. */
export const keys = { Enter: "\uE007", Escape: "\uE00C" } as const;

/** A phone's, as narrow as WebKitGTK's toolbar lets it be. */
export const windowSize = { width: 450, height: 850 };
