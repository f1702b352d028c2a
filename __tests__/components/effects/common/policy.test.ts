import {
  resolveEffects,
  type Choice,
  type Environment,
} from "@/components/effects/common/policy";

const desktop: Environment = {
  forcedColors: false,
  reducedMotion: false,
  touch: false,
  saveData: false,
  connection: "4g",
  memory: 16,
  processors: 12,
};

it.each<[string, Partial<Environment>, Choice, string, string]>([
  ["a strong desktop", {}, null, "full", "default"],
  [
    "unknown hardware",
    { memory: undefined, processors: undefined, connection: undefined },
    null,
    "full",
    "default",
  ],
  ["a phone", { touch: true }, null, "lite", "touch"],
  ["little memory", { memory: 4 }, null, "lite", "hardware"],
  ["very little memory", { memory: 1 }, null, "lite", "hardware"],
  ["few processors", { processors: 2 }, null, "lite", "hardware"],
  ["reduced motion", { reducedMotion: true }, null, "off", "reduced-motion"],
  ["saved data", { saveData: true }, null, "off", "save-data"],
  ["a 2g connection", { connection: "2g" }, null, "off", "save-data"],
  ["a slow 2g connection", { connection: "slow-2g" }, null, "off", "save-data"],
  ["a 3g connection", { connection: "3g" }, null, "full", "default"],
  ["off by choice", {}, "off", "off", "choice"],
  ["on by choice", { memory: 1 }, "on", "full", "choice"],
  ["on by choice on a phone", { touch: true }, "on", "lite", "choice"],
  [
    "on by choice over reduced motion",
    { reducedMotion: true },
    "on",
    "full",
    "choice",
  ],
  ["on by choice over saved data", { saveData: true }, "on", "full", "choice"],
  ["forced colours", { forcedColors: true }, null, "off", "forced-colors"],
  [
    "forced colours over a choice",
    { forcedColors: true },
    "on",
    "off",
    "forced-colors",
  ],
])("decides for %s", (_, environment, choice, level, reason) => {
  expect(resolveEffects({ ...desktop, ...environment }, choice)).toEqual({
    level,
    reason,
  });
});
