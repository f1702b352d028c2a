/**
 * The page on which a translation is read and signed. It is in English alone:
 * whoever reads there knows both languages. `{language}` is the translation's
 * name in English.
 */
export const translateMessages = {
  names: { ne: "Nepali" },
  /** A word in the translation itself. */
  greeting: { ne: "नेपाली राम्रो जान्नुहुन्छ? पढेर सघाउनुहोस्।" },
  title: "Read the {language} with us",
  found: "Read and sign the {language} texts",
  description:
    "Do you speak {language} and read English? Read a batch of texts in half an hour and tell us which are right and which are not.",
  summary:
    "Half an hour of a native reader makes the texts safe to learn from.",
  intro: [
    "Two people who grew up with {language} are to read every text. A batch has up to 25 texts and takes about half an hour.",
    "First you see the {language} alone. Answer its question, or say to yourself what it tells you to do. Then compare it with the English. Say “Right” only if a worker with eight years of school would understand the same.",
    "Your words stay in this browser until you send them as one block of text. Nothing is sent by itself. A batch that is open works without a connection, and prints.",
  ],
  needsScript: "Reading here needs JavaScript, which did not start.",
  tryAgain: "Try again",
  areas: {
    sets: "Questions",
    hazards: "Hazard scenes",
    signs: "Signs",
    book: "Book",
    rest: "Other texts",
  },
  rest: { ui: "Words of the interface", rules: "Rules that repeat others" },
  part: "{name}, part {part} of {parts}",
  count: "{count} texts",
  countRead: "{read} of {count} read by you",
  loading: "Loading the texts…",
  failed: "The texts did not load. What you have read is safe.",
  all: "All batches",
  position: "Text {number} of {total}",
  alone: "In {language}",
  sayIt:
    "What does it tell you? Say it to yourself in your own words, then show the English.",
  answerIt: "Answer from the {language} alone, then show the English.",
  show: "Show the English",
  beside: "Beside the English",
  source: "English",
  picture: "(the picture)",
  agreed: "You answered correctly from the {language} alone.",
  differed:
    "Your answer is not the right one. If the {language} misled you, doubt it and say where.",
  right: "Right",
  doubt: "Doubt",
  doubtLabel: "What is wrong, and what would be right?",
  saveDoubt: "Save the doubt",
  previous: "Previous",
  next: "Next",
  saidRight: "You said: right.",
  saidDoubt: "You doubt it: {doubt}",
  done: "Send what you have read",
  nothing: "You have not read a text of this batch yet.",
  ready: "{read} of {total} texts read, {doubts} in doubt.",
  initials: "Your initials, such as S. K.; the pages will name them",
  block: "The block to send",
  mail: "Send by mail",
  share: "Share",
  download: "Download",
  subject: "Reading of the {language}: {batch}",
  outcome: {
    shared: "Thank you!",
    cancelled: "",
    copied: "The block is copied. Paste it into a mail or a chat.",
    copyYourself: "Select the block above and copy it.",
  },
  printedRight: "(  ) Right",
  printedDoubt: "(  ) Doubt:",
  notKept:
    "This browser keeps nothing. Send the block before you close the page.",
} as const;
