/** What stands before the first chapter. `{date}` is filled in. */
export const preface = {
  title: "How to read this book",
  paragraphs: [
    "This book holds the rules and the signs that the two written tests for the ordinary car ask, in plain English. Each rule stands by itself, with every condition that it needs. The small letters behind it say where it is written in Japanese law. You, or a teacher, can look it up there. RTA is the Road Traffic Act, RTO its Enforcement Order, RTR its Enforcement Regulation, SO the Order on Road Signs and Markings, RTVA the Road Transport Vehicle Act, SS its Safety Standards, IS the Inspection Standards, CALI the insurance Act, GA the Garage Act, VRO the Vehicle Restriction Order, ACT another Act, KYO the Rules of the Road with chapter, section and item, and EXAM the rules of the tests. GUIDE is advice from the police or another body. It is no law.",
    "Between the rules you find a few words of explanation. They say why a rule exists, how to remember it, and which mistake many people make. These words only help you. The rules are what the test asks.",
    "Each section says which test asks it. “Both tests” means that the provisional test asks it, and the full test asks it again. “Full test only” marks the rest. If you take the provisional test first, read only the sections with “both tests”.",
    "Every rule has a number, such as the twelfth of chapter seven. A number on green is one of the ten of its chapter to know by heart. Bold words say what you must do and what is forbidden. Bold figures are the ones that the tests like to change.",
    "A yellow mark names the day on which a rule changed. Older books and apps teach that rule wrongly. The chapter “What changed” has all these rules together.",
    "All rules were compared with the law of {date}. On the road, the law, the signs and the instructions of the police apply.",
    "The book is free. You may copy all of it or parts of it and pass it on, under the licence Creative Commons Attribution 4.0.",
  ],
  /** Before the addresses of the site; `{date}` is the day of the law. */
  imprint: {
    edition: "This edition gives the law of {date}.",
    web: "The same on the web, in English and Nepali, with questions to each rule:",
    errata:
      "What was wrong in earlier editions, and where to report a mistake:",
  },
} as const;
