import { faultsOf } from "../fault";

/** Mistakes of an author or a translator. */
export const contentFaults = faultsOf("content", [
  [
    "key-of-a-scene-flipped",
    "content/hazards/hazards-1.ts",
    'answer: false,\n        misjudgement: "mistaking a flashing light for a steady one.",',
    'answer: true,\n        misjudgement: "mistaking a flashing light for a steady one.",',
  ],
  [
    "limit-without-lines-40",
    "content/rules/speed.ts",
    "the maximum speed of cars, trucks and motorcycles is 30 km/h. Lines at the edges do not count.",
    "the maximum speed of cars, trucks and motorcycles is 40 km/h. Lines at the edges do not count.",
  ],
  [
    "honmenkyo-passes-at-85",
    "content/tests.ts",
    "honmenkyo: { questions: 90, scenes: 5, minutes: 50, passMark: 90 }",
    "honmenkyo: { questions: 90, scenes: 5, minutes: 50, passMark: 85 }",
  ],
  [
    "paper-with-a-sign-too-many",
    "content/blueprints.ts",
    "signals: 4,\n      signs: 7,\n      markings: 3,\n      lanes: 7,",
    "signals: 4,\n      signs: 8,\n      markings: 3,\n      lanes: 7,",
  ],
  [
    "placeholder-misspelt",
    "content/ui/ne.ts",
    'title: "जापानको {title}",',
    'title: "जापानको {titel}",',
  ],
  [
    "english-left-in-nepali",
    "content/ui/ne.ts",
    'label: "मुख्य मेनु",',
    'label: "Main menu",',
  ],
  [
    "sign-of-another-group",
    "content/sign-groups.ts",
    'examples: ["208", "207-b", "202-right"]',
    'examples: ["208", "303", "202-right"]',
  ],
  [
    "checked-on-no-day",
    "content/rules/speed.ts",
    'faster than the limit that the law sets (法定速度 hōtei sokudo).",\n    basis: ["RTA 22(1)"],\n    checked: "2026-11-21",',
    'faster than the limit that the law sets (法定速度 hōtei sokudo).",\n    basis: ["RTA 22(1)"],\n    checked: "2026-11-31",',
  ],
]);
