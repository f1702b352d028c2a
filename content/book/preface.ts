/** What the printed book says around its chapters. `{date}` is filled in. */
export type Preface = {
  title: string;
  contents: string;
  paragraphs: readonly string[];
  /** Before the addresses of the site; `{date}` is the day of the law. */
  imprint: Readonly<Record<"edition" | "web" | "errata", string>>;
  index: Readonly<Record<"title" | "text", string>>;
};

export const preface: Preface = {
  title: "How to read this book",
  contents: "Contents",
  paragraphs: [
    "This book holds the rules and the signs that the two written tests for the ordinary car ask, in plain English. Each rule stands by itself, with every condition that it needs. The small letters behind it say where it is written in Japanese law. You, or a teacher, can look it up there. The list below says what the short names stand for.",
    "Between the rules you find a few words of explanation. They say why a rule exists, how to remember it, and which mistake many people make. These words only help you. The rules are what the test asks.",
    "Each section says which test asks it. “Provisional and full licence” means that the provisional test asks it, and the full test asks it again. “Full licence only” marks the rest. If you take the provisional test first, read only the sections for both.",
    "Every rule has a number, such as the twelfth of chapter seven. A number on green is one of the ten of its chapter to know by heart. Bold words say what you must do and what is forbidden. Bold figures are the ones that the tests like to change.",
    "A yellow mark names the day on which a rule changed. Older books and apps teach that rule wrongly. The chapter “What changed” has all these rules together.",
    "All rules were compared with the law of {date}. On the road, the law, the signs and the instructions of the police apply.",
    "The book is free. You may copy all of it or parts of it and pass it on, under the licence Creative Commons Attribution 4.0.",
  ],
  imprint: {
    edition: "This edition gives the law of {date}.",
    web: "The same on the web, in English and Nepali, with questions to each rule:",
    errata:
      "What was wrong in earlier editions, and where to report a mistake:",
  },
  index: {
    title: "Index of words",
    text: "The pages on which each word is used, and last the page that explains it.",
  },
};
