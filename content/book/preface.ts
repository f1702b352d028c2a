/** What stands before the first chapter. `{date}` is filled in. */
export const preface = {
  title: "How to read this book",
  paragraphs: [
    "This book holds the rules that the two written tests for the ordinary car ask about, in plain English. Each rule is one sentence. The small letters behind it say where it is written in Japanese law, so that you, or a teacher, can look it up.",
    "Between the rules stand a few words of explanation: why a rule exists, how to remember it, and which mistake is usual. Those words are help. The rules are what the test asks.",
    "A yellow mark names the day on which a rule changed. Books and apps that are older than that day teach it wrongly. The chapter “What changed” brings all those rules together.",
    "All rules were compared with the law of {date}. On the road, the law, the signs and the instructions of the police apply.",
    "The book is free. You may copy it and pass it on, whole or in parts, under the licence Creative Commons Attribution 4.0.",
  ],
} as const;
