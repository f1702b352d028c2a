/** What the address of an embedded set asks for after its `#`. */
export type FrameOptions = {
  /** The number of the only question to show; null for the whole set. */
  question: number | null;
  theme: "dark" | "light";
};

/** Reads the end of an address: "#q7", "#light", "#q7-light". */
export function readFrameOptions(hash: string): FrameOptions {
  const [, number] = /^#q(\d+)/.exec(hash) ?? [];
  return {
    question: number === undefined ? null : Number(number),
    theme: /\blight$/.test(hash) ? "light" : "dark",
  };
}

/** The reverse of `readFrameOptions`. */
export function writeFrameOptions({ question, theme }: FrameOptions): string {
  const parts = [
    ...(question === null ? [] : [`q${question}`]),
    ...(theme === "light" ? [theme] : []),
  ];
  return parts.length === 0 ? "" : `#${parts.join("-")}`;
}
