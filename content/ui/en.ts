import { gaimenSets, honmenkyoSets, numberedSets } from "../question-sets";
import { bookPages } from "./book/en";
import { dataInEnglish } from "./data/en";
import { exam } from "./exam/en";
import { enlargeEn, hazardsEn } from "./hazards/en";
import { textOfEach } from "./numbered-sets";
import { practice } from "./practice/en";
import { progress } from "./progress/en";
import { roundInEnglish } from "./round/en";
import type { Messages } from "./schema";
import { searchInEnglish } from "./search/en";
import { signsInEnglish } from "./signs/en";
import { teach } from "./teach/en";
import { trainerInEnglish } from "./trainer/en";

/** Interface words in English. `{name}` is filled in by `fill` of lib/text. */
export const en: Messages = {
  ...dataInEnglish,
  ...roundInEnglish,
  ...searchInEnglish,
  ...signsInEnglish,
  ...trainerInEnglish,
  site: {
    skipToContent: "Skip to the content",
    languages: "English and Nepali",
  },
  found: {
    landing: {
      title: "Japan driving licence test practice, free",
      description:
        "Free practice for the Japan driving licence test in Nepali and English: karimenkyo (仮免許), honmenkyo (本免許).",
    },
    chooser: {
      title: "Karimenkyo (仮免許) practice test sets",
      description:
        "Free sets of {count} practice questions for the karimenkyo (仮免許) and honmenkyo (本免許) tests in Japan.",
    },
    set: {
      title: "{title}: Japan driving licence test",
      description:
        "{title}: {description}. Free 仮免許 and 本免許 practice, every answer explained.",
    },
    book: {
      title: "{title}: Japan road rules",
      description:
        "A free study guide to the karimenkyo and honmenkyo tests: Japan's road rules in plain English, with pictures.",
    },
    about:
      "Who makes Menkyo Mitra, how every question is checked against Japan's law, and what we cannot promise.",
    privacy:
      "No account, no cookies, no tracking: answers stay in your browser. What is stored, and how to delete it.",
    terms:
      "Use, share and print the practice questions freely. The licences, and what practising here cannot replace.",
  },
  effects: { name: "Effects", on: "On", off: "Off" },
  theme: { name: "Theme", auto: "Auto", light: "Light", dark: "Dark" },
  nav: {
    label: "Main",
    places: "Main pages",
    home: "Home",
    practise: "Practise",
    exams: "Exams",
    signs: "Signs",
    progress: "Progress",
    sets: "Question Sets",
    info: "Test Info",
    menu: "Menu",
    chooser: "All sets",
  },
  footer: {
    description:
      "Free practice for the Japanese driving licence written tests, in English and Nepali.",
    socialLabel: "Social networks",
    facebook: "Facebook",
    twitter: "Twitter",
    instagram: "Instagram",
    quickLinks: "Quick Links",
    home: "Home",
    sets: "Question Sets",
    info: "Test Information",
    about: "About Us",
    privacy: "Privacy Policy",
    terms: "Terms of Service",
    features: "Features",
    featureList: [
      "{count} Questions per Set",
      "Immediate Feedback",
      "Practice Anytime",
      "Real Test Prep",
    ],
    note: "Designed for Japanese provisional driver's licence preparation.",
  },
  landing: {
    slogan: "Learn Practice Pass 100%",
    typing: [
      "Signs, signals and road markings",
      "Checked against the law as of {date}",
      "Every answer explained",
    ],
    promise:
      "Free practice for Japan's written driving test · {questions} questions · English and Nepali · works offline",
    start: "Choose a question set",
    bookHeading: "Recommended Study Material",
    bookText:
      "A study guide to both written tests: the rules and signs that the tests ask about, in plain English.",
    readNow: "Read Now",
    coverAlt: "Cover of the book The Master of Your Driving",
    setsHeading: "Karimenkyo Question Sets",
    karimenkyo: {
      title: "Karimenkyo Complete Test",
      text: "Five sets of {count} true/false questions for the provisional licence test (仮免許), just like the real one.",
      button: "Start Karimenkyo Test",
    },
    honmenkyo: {
      title: "Honmenkyo Complete Test",
      text: "Two papers of {full} true/false questions for the full licence test (本免許), covering both stages of driving school.",
      button: "Start Honmenkyo Test",
    },
    karimenkyoNepali: {
      title: "कारिमेन्क्यो परीक्षा (नेपालीमा)",
      text: "अस्थायी लाइसेन्सको लिखित परीक्षाका लागि {count} सही/गलत प्रश्न, हरेक उत्तरको कारणसहित।",
      button: "नेपालीमा सुरु गर्नुहोस्",
    },
    honmenkyoNepali: {
      title: "होन्मेन्क्यो परीक्षा (नेपालीमा)",
      text: "पूर्ण लाइसेन्सको लिखित परीक्षाका लागि {full} सही/गलत प्रश्नका 2 प्रश्नपत्र, हरेक उत्तरको कारणसहित।",
      button: "नेपालीमा सुरु गर्नुहोस्",
    },
    prepareHeading: "Prepare for Success",
    prepare: [
      {
        title: "Comprehensive Coverage",
        text: "Questions based on the official Japanese driving test curriculum",
      },
      {
        title: "Instant Results",
        text: "Immediate feedback with detailed explanations",
      },
      {
        title: "Pass Guarantee",
        text: "Score {percent}% or higher to pass, just like the real test",
      },
    ],
    infoHeading: "Test Information",
    info: [
      { title: "Questions", text: "{count} True/False per set" },
      {
        title: "Passing Score",
        text: "{percent}% or higher ({required}+ correct)",
      },
      {
        title: "Topics Covered",
        text: "Comprehensive: from signals and signs to parking, alcohol and the car itself",
      },
      { title: "Languages", text: "English and Nepali" },
    ],
    scrollToTop: "Scroll to top",
  },
  hazards: hazardsEn,
  enlarge: enlargeEn,
  chooser: {
    title: "Choose Your Karimenkyo Test Set",
    subtitle: "Select which set of {count} questions you want to practice",
    cardTitle: "Most Asked Questions",
    topics: "Essential, Frequently Tested",
    questionCount: "{count} questions",
    choiceCount: "{count} questions, A to D",
    startNumbered: "Start Set {number}",
    groups: {
      karimenkyo: "Karimenkyo, provisional licence",
      honmenkyo: "Honmenkyo, full licence",
      gaimen: "Conversion of a foreign licence",
      more: "More practice",
    },
    start: "Start {title}",
    back: "Back to Question Sets",
  },
  exam,
  exams: {
    title: "The three written tests",
    description:
      "Japan's written driving tests as they are: karimenkyo, honmenkyo and gaimen-kirikae. Questions, minutes, pass mark, languages, with sources.",
    summary:
      "Questions, minutes, pass mark and languages of Japan's three written driving tests.",
    intro:
      "There are three written tests for a Japanese driving licence. Each page explains one of them, with sources, and lets you take it.",
    found: "{name}: questions, time, pass mark",
    facts: {
      form: "Questions",
      minutes: "Time",
      passMark: "To pass",
      scope: "What it covers",
      languages: "Languages",
      place: "Where",
      bring: "What to bring",
      next: "What comes next",
    },
    practise: "Practise for this test",
    more: "About this test",
    all: "All three tests",
    tests: {
      karimenkyo: {
        name: "Karimenkyo (仮免許)",
        plain: "First test at the driving school",
        line: "Provisional licence: {questions} true/false questions in {minutes} minutes, {passMark} right to pass.",
        form: "{questions} true/false questions, one point each; some show a sign or a road marking",
        minutes: "{minutes} minutes",
        passMark: "{passMark} of {questions}",
        scope:
          "The basic rules that a driving school teaches in its first stage",
        languages:
          "Translated by the police into 20 languages, including English and Nepali; each prefecture decides which ones it offers, and on which days",
        place: "At a driving school or a test centre",
        bring:
          "Glasses or contact lenses, if you need them: the aptitude test comes first, and your eyesight must be 0.7 with both eyes and 0.3 with each eye. Ask your school or centre which documents to bring.",
        next: "The skill test on a course. You cannot take it until you have passed the written test.",
      },
      honmenkyo: {
        name: "Honmenkyo (本免許)",
        plain: "Final test, after driving school",
        line: "Full licence: {questions} true/false questions and {scenes} hazard pictures in {minutes} minutes, {passMark} of {totalPoints} points to pass.",
        form: "{questions} true/false questions of one point, and {scenes} pictures with three statements each, of two points if all three are right: {totalPoints} points",
        minutes: "{minutes} minutes",
        passMark: "{passMark} of {totalPoints} points",
        scope:
          "All rules of the road, with expressways, night, weather, accidents and hazards",
        languages:
          "Translated by the police into 20 languages, including English and Nepali; each prefecture decides which ones it offers, and on which days",
        place: "At the licence centre of the prefecture in which you live",
        bring:
          "Glasses or contact lenses, if you need them: the aptitude test comes first, and your eyesight must be 0.7 with both eyes and 0.3 with each eye. Ask your school or centre which documents to bring.",
        next: "If you passed your driving school's final driving test, you do not need another one. Everybody else takes the skill test on the road.",
      },
      gaimen: {
        name: "Gaimen-kirikae (外免切替)",
        plain: "I have a licence from my country",
        line: "Conversion of a foreign licence: {questions} true/false questions in {minutes} minutes, {passMark} right to pass.",
        form: "{questions} true/false questions in words, without pictures; since 1 October 2025",
        minutes: "{minutes} minutes",
        passMark: "{passMark} of {questions}",
        scope:
          "The rules of the road that every driver needs; signs are described in words",
        languages:
          "Translated by the police into 20 languages, including English and Nepali; each prefecture decides which ones it offers, and on which days",
        place:
          "At the licence centre, with a valid licence, a residence record and the aptitude test; people with a licence from some countries need neither this test nor the driving check",
        bring:
          "Your valid foreign licence and a residence record; glasses or contact lenses, if you need them: your eyesight must be 0.7 with both eyes and 0.3 with each eye. Ask the centre which other documents to bring.",
        next: "The driving check, marked as strictly as for new drivers. You must have stayed in the country of your licence for 3 months or more after getting it.",
      },
    },
  },
  quiz: {
    back: "Back to Choose Set",
    position: "Question {number} of {total}",
    progress: "Progress",
    options: "Answers",
    trueOption: "True",
    falseOption: "False",
    letters: ["A", "B", "C", "D"],
    previous: "Previous",
    next: "Next",
    finish: "Finish",
    listen: "Listen",
    isFirst: "This is the first question",
    answerFirst: "Choose an answer first",
    correct: "Correct!",
    incorrect: "Incorrect!",
    rightAnswer: "Correct answer",
    yourAnswer: "Your answer",
    you: "You",
    right: "Right",
    basis: "Legal basis",
    checked: "Checked",
    readMore: "Read in the book",
    book: "Book",
    report: "Report a mistake",
    reportShort: "Report",
    aboutSign: "About this sign",
    sign: "Sign",
    practiseLike: "Practise questions like this",
    like: "Similar",
    wholeSite: "Whole site:",
    keys: "Keys: 1–4 or A–D to choose, ← → to move, Enter for Next",
    loading: "Loading the questions…",
    loadFailed: "The questions did not load. Your answers are safe.",
    tryAgain: "Try again",
    failed: "Something went wrong with this question. Your answers are safe.",
    continuedElsewhere:
      "You continued this set in another tab. This is where you are now.",
    updated:
      "Questions changed since your last visit: {count}. Please answer them again.",
    skip: "Skip this question",
    retryPicture: "Load the picture again",
    notKept:
      "This browser cannot save your answers. You will lose them when you close this page.",
    needsScript:
      "The quiz needs JavaScript. Without it, all questions, answers and explanations are in the list below.",
    enlarge: "Enlarge the picture",
    pictureFailed: "The picture did not load.",
  },
  practice,
  teach,
  progress,
  results: {
    passed: "Congratulations!",
    passedText: "You passed the Japanese driving test!",
    failed: "Keep Studying!",
    failedText: "Review the questions below.",
    passMark: "You need {percent}% or higher to pass",
    correct: "Correct",
    total: "Total",
    score: "Score",
    time: "Time",
    again: "Take Quiz Again",
    review: "Review Your Answers",
    notAnswered: "Not answered",
  },
  share: {
    button: "Share",
    setText: "Practise with me for the Japanese driving test: {title}, free",
    resultText: "{score} of {totalQuestions} right ({percentage}%): {title}",
    copied: "The link is copied. Paste it into your chat.",
    copyYourself: "Copy this link, or send it with an app:",
    address: "Link to share",
    whatsapp: "WhatsApp",
    line: "LINE",
    viber: "Viber",
  },
  study: {
    title: "All questions of this set with answers",
    text: "Read them as a list, print them, or look one up.",
    answer: "Answer",
    cite: "Cite this question",
    takeAlong: "Download: Anki, Moodle, CSV",
  },
  book: {
    back: "Back to Home",
    about: "About This Book",
    text: "A study guide to the Japanese written driving tests, made for this site: the rules of the road as of {date}, with pictures, and free to share.",
    tags: [
      "Traffic Rules",
      "Safety Tips",
      "Test Preparation",
      "Practical Skills",
    ],
    readOnline: "Read Online",
    extent: "{pages} pages, PDF, {size} MB, in English",
    readHere: "Read here (loads from {host})",
    viewerNotice:
      "The reader is run by Google. Nothing loads from it until you press the button.",
    viewerPolicy: "Google's privacy policy",
    frameTitle: "{title}, in the reader of {host}",
    skipFrame: "Skip the reader",
    openPdf: "Open the PDF, {language} ({size} MB)",
    notShowing: "Not showing?",
    openHere: "Open the book here",
    offline:
      "You are offline. The reader needs a connection: try again when you have one.",
    notAvailable: "Not available to read online yet",
    practice: "Back to Practice",
    enhance: "Enhance Your Learning",
    cards: [
      {
        title: "Practice Tests",
        text: "Answer a set after each chapter. You see at once what you have understood.",
      },
      {
        title: "Study Tips",
        text: "Study twenty minutes a day, and repeat the questions that you missed.",
      },
      {
        title: "Road Rules",
        text: "Learn the figures with their conditions: most wrong answers come from missing a condition.",
      },
    ],
  },
  bookPages,
  notFound: {
    text: "Oops! Page not found",
    home: "Return to Home",
    sets: "All question sets",
  },
  offline: {
    noConnection: "No connection. Saved pages still work.",
    kept: "All sets work offline.",
    keep: "Save for offline ({size} KB)",
    keeping: "Saving the sets in this browser…",
    keepFailed: "The sets were not saved. Please try again.",
    newVersion: "A new version of this site is ready.",
    reload: "Reload",
    install: "Put this site on your home screen",
    installText: "It opens like an app and works offline.",
    installOnIos:
      "Tap Share, then “Add to Home Screen”. Your answers are kept longer there, but it starts without the ones you gave in Safari.",
    installButton: "Install",
    close: "Not now",
    inApp: "Open this page in Chrome or Safari, so your answers are saved.",
    openInChrome: "Open in Chrome",
    pageTitle: "No connection",
    pageText: "This page is not saved here. These sets work offline:",
  },
  reading: {
    unread: "No native reader has checked the Nepali yet.",
    some: "Native readers have checked {read} of {all} Nepali texts.",
    once: "The Nepali was checked once, by {names}, {month}.",
    signed: "The Nepali was checked by {names}, {month}.",
    help: "Help to check it",
  },
  about: {
    title: "About Us",
    paragraphs: [
      "Menkyo Mitra (免許ミトラ, “licence friend”) helps people in Japan, first of all our Nepali-speaking neighbours, to prepare for the written tests for the provisional (karimenkyo) and full (honmenkyo) driving licences.",
      "It is free, with no account and no advertising. We wrote every question ourselves. Each one follows a rule of the law. The rule is named under the explanation, with the day on which we compared the question with it. The last full comparison was on {date}.",
      "The Nepali was made from the English with a translation program, not by a native translator. Other programs compare every text with its English: figures, left and right, must and must not. A sample of the questions was answered from the Nepali alone. Two native readers will sign each text; every set, chapter and page of signs shows how far they have got.",
      "We are not the police, a driving school or a licence centre, and no practice site can promise a result. A wrong answer is worse than a missing page: that is how we work.",
    ],
  },
  privacy: {
    title: "Privacy Policy",
    paragraphs: [
      "This site has no accounts, no cookies and no advertising, and it does not count visitors. Your browser loads the pages from our host, which sees your internet (IP) address, as every host does. Nothing else about you is sent to anyone.",
      "Your answers are saved only in this browser on this device (its local storage), so that you can continue later. We cannot see them. The pages are saved there too, so that they open without a connection. You can delete them under “Your progress on this device” on your progress page, or by clearing this site's data in your browser. Names and results that a teacher collects are saved in the same way. You can delete them on the page for teachers.",
      "The online book reader is run by another company, Google. Nothing loads from it until you press the button that opens it. From then on, Google's privacy policy applies to that reader. You can also open the book directly from this site.",
      "Links to social networks lead to their own pages, where their own rules apply.",
    ],
  },
  terms: {
    title: "Terms of Service",
    paragraphs: [
      "You may use this site freely to prepare for a test, alone or in a class. You may share the questions and pictures under the Creative Commons Attribution 4.0 licence, and the program under the MIT licence.",
      "The questions follow Japanese traffic law as of {date} and were checked with care. They are for practice. On the road and in the test, the law, the signs and the instructions of the police apply.",
      "The real tests are given by driving schools and the prefectural police; passing a practice set here does not replace them, and it does not promise that you will pass.",
    ],
  },
  inLanguage: { en: "in English", ne: "in Nepali" },
  showIn: { en: "Questions in English", ne: "प्रश्न नेपालीमा" },
  difficulty: {
    Basic: "Basic",
    Intermediate: "Intermediate",
    Advanced: "Advanced",
    Expert: "Expert",
  },
  laws: {
    names: {
      RTA: "Road Traffic Act {place}",
      RTO: "Road Traffic Act Enforcement Order {place}",
      RTR: "Road Traffic Act Enforcement Regulation {place}",
      SO: "Order on Road Signs and Markings {place}",
      RTVA: "Road Transport Vehicle Act {place}",
      SS: "Safety Standards for Road Transport Vehicles {place}",
      IS: "Vehicle Inspection Standards {place}",
      CALI: "Compulsory Automobile Liability Insurance Act {place}",
      GA: "Garage Act {place}",
      VRO: "Vehicle Restriction Order {place}",
      KYO: "Rules of the Road {place}",
      EXAM: "Rules of the licence tests",
    },
    others: {
      "Act on Punishment of Driving Causing Death or Injury":
        "Act on Punishment of Driving Causing Death or Injury",
      "Basic Act on Disaster Management": "Basic Act on Disaster Management",
      "driving-school curriculum": "Driving-school curriculum",
      "driving-school textbooks": "Driving-school textbooks",
      "first-aid course": "First-aid course",
      "Fire and Disaster Management Agency":
        "Fire and Disaster Management Agency",
      JAF: "JAF",
      "Japan Meteorological Agency": "Japan Meteorological Agency",
      "National Police Agency": "National Police Agency",
      "road administrators": "Road administrators",
      "road operators": "Road operators",
    },
    placeNames: {
      marking: "marking",
      annex: "annex",
      preface: "preface",
      "App.": "App.",
      "Suppl.": "Suppl.",
    },
  },
  sets: {
    ...textOfEach(
      numberedSets,
      "Karimenkyo Set {number}",
      "{count} true/false questions on what the provisional licence test asks most",
    ),
    practice: {
      title: "Practice Test",
      description: "Easy questions to learn how a set works",
    },
    "karimenkyo-nepali": {
      title: "Karimenkyo Test (Nepali)",
      description:
        "{count} true/false questions in Nepali, with English beside them",
    },
    ...textOfEach(
      honmenkyoSets,
      "Honmenkyo Set {number}",
      "A full-licence paper: {count} true/false questions from both stages",
    ),
    ...textOfEach(
      gaimenSets,
      "Gaimen-kirikae Set {number}",
      "{count} true/false questions without pictures, for converting a foreign licence",
    ),
    basic: {
      title: "Basic Driving Rules",
      description: "Signals, signs, speed, parking and other everyday rules",
    },
    intermediate: {
      title: "Advanced Traffic Situations",
      description:
        "Intersections, overtaking, railroad crossings and bad weather",
    },
    advanced: {
      title: "Expert Driver Knowledge",
      description: "Expressways, licences, loads, accidents and exceptions",
    },
    expert: {
      title: "Professional Driving Mastery",
      description:
        "Hazards, physics, new laws and the rules that most people mix up",
    },
  },
};
