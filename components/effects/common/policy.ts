/** How much decoration there is. */
export type Level = "full" | "lite" | "off";

/** The visitor's choice with the switch; null without one. */
export type Choice = "on" | "off" | null;

/** What the browser says about its visitor and its machine. */
export type Environment = {
  forcedColors: boolean;
  reducedMotion: boolean;
  /** No hovering and no fine pointer: a phone or a tablet. */
  touch: boolean;
  saveData: boolean;
  /** "slow-2g" to "4g", if the browser says so. */
  connection?: string | undefined;
  /** In gigabytes, if the browser says so. */
  memory?: number | undefined;
  processors?: number | undefined;
};

/**
 * How much decoration a visitor gets. Weak hardware gets less, never nothing.
 */
export function resolveEffects(
  environment: Environment,
  choice: Choice,
): { level: Level; reason: string } {
  const { connection, memory = 8, processors = 8, touch } = environment;

  if (environment.forcedColors)
    return { level: "off", reason: "forced-colors" };
  if (choice === "off") return { level: "off", reason: "choice" };
  if (choice === "on")
    return { level: touch ? "lite" : "full", reason: "choice" };
  if (environment.reducedMotion)
    return { level: "off", reason: "reduced-motion" };
  if (environment.saveData || /2g$/.test(connection ?? ""))
    return { level: "off", reason: "save-data" };
  if (touch) return { level: "lite", reason: "touch" };
  if (memory <= 4 || processors <= 4)
    return { level: "lite", reason: "hardware" };
  return { level: "full", reason: "default" };
}
