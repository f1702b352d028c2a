/** What stands before the first chapter. `{date}` is filled in. */
export const preface = {
  title: "How to read this book",
  paragraphs: [
    "This book holds the rules and the signs that the two written tests for the ordinary car ask, in plain English. Each rule stands by itself, with every condition that it needs. The small letters behind it say where it is written in Japanese law, so that you, or a teacher, can look it up: RTA is the Road Traffic Act, RTO its Enforcement Order, RTR its Enforcement Regulation, SO the Order on Road Signs and Markings, RTVA the Road Transport Vehicle Act, SS its Safety Standards, IS the Inspection Standards, CALI the insurance Act, GA the Garage Act, VRO the Vehicle Restriction Order, ACT another Act, KYO the Rules of the Road with chapter, section and item, EXAM the rules of the tests, and GUIDE the guidance of the police or another body, which is no law.",
    "Between the rules stand a few words of explanation: why a rule exists, how to remember it, and which mistake is usual. Those words are help. The rules are what the test asks.",
    "Each section says which test asks it: “both tests” stands on what the provisional test asks, and the full test again; “full test only” on the rest. If the provisional test comes first, read only the former.",
    "Every rule has a number, such as the twelfth of chapter seven. A number on green is one of the ten of its chapter to know by heart. Bold words say what is a duty and what is forbidden, and bold figures are the ones that the tests exchange.",
    "A yellow mark names the day on which a rule changed. Books and apps that are older than that day teach it wrongly. The chapter “What changed” brings all those rules together.",
    "All rules were compared with the law of {date}. On the road, the law, the signs and the instructions of the police apply.",
    "The book is free. You may copy it and pass it on, whole or in parts, under the licence Creative Commons Attribution 4.0.",
  ],
  /** Before the addresses of the site; `{date}` is the day of the law. */
  imprint: {
    edition: "This edition tells the law of {date}.",
    web: "The same on the web, in English and Nepali, with questions to each rule:",
    errata:
      "What was wrong in earlier editions, and where to report a mistake:",
  },
} as const;
