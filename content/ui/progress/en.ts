import { topicNames } from "../topic-names";
import type { ProgressMessages } from "./schema";

export const progress: ProgressMessages = {
  page: {
    title: "Your progress",
    description:
      "What you know by topic, what to do today, and the chance that you pass Japan's driving tests.",
    intro:
      "Everything here is worked out in this browser from your answers. Nothing is sent.",
    needsScript:
      "Your answers are in this browser, and only JavaScript can read them here.",
    loading: "Reading your answers…",
    failed: "The questions did not load. Your answers are safe.",
    tryAgain: "Try again",
    nothing: "No answers yet. Practise 20 to see your strong topics.",
    start: "Practise 20 questions",
    toExams: "Take an exam",
    link: "My progress",
  },
  ofSet: {
    begun: "{answered} of {total}",
    begunRight: "{answered} of {total} · {right} right",
    done: "{right} of {total}",
    doneLabel: "{title}, done: {right} of {total}",
    goOn: "Continue",
    goOnLabel: "Continue: {title}",
  },
  next: {
    begin: "Start with 10 questions",
    resume: "Continue: {title}, question {question}",
    mistakes: "Practise {count} mistakes",
    oneMistake: "Practise 1 mistake",
    set: "Next: {title}",
    exam: "Take an exam: {name}",
  },
  chance: {
    heading: "Would you pass today?",
    percent: "{percent}%",
    range: "For learners with answers like yours it is {low}% to {high}%.",
    rangeOfOne: "For learners with answers like yours it is {high}%.",
    ready: "Ready",
    notReady: "Ready means {ready}% or more.",
    tooFew: "{count} of {least} answers",
    more: {
      one: "Answer {count} more new question to see your chance.",
      other: "Answer {count} more new questions to see your chance.",
    },
    scenes:
      "The hazard pictures count too; until you have done some, we guess.",
    how: "How this is computed",
    formula: [
      "Only your first answer to each question counts, and of these the last {last}. The second time you may remember the question; in the exam it is new.",
      "Before any answer we take you for a learner who knows about nine in ten. Each answer moves that a little: a right one up, a wrong one down.",
      "Each topic is judged by its own answers. Where there are few, it is drawn towards how you do in all topics; these weigh as much as {weight} answers.",
      "The exam asks a fixed number of questions from each topic. From your share in each topic follows the chance of each number of points, and so the chance to reach the pass mark. A hazard picture counts as right only if its three statements are.",
      "The range is where eight of ten learners with your answers are. {drawn} such learners are drawn to find it. “Ready” means that of twenty learners who read it, at most one fails.",
      "It is a computation, not a promise: the real exam words its questions in its own way.",
    ],
  },
  mastery: {
    heading: "Strength by topic",
    text: "By your last answer to each question, weakest first. Press a topic to practise it.",
    none: "Nothing answered yet",
    right: "{right} of {count} right",
    percent: "{percent}%",
  },
  mistakes: {
    heading: "Mistakes",
    waiting: {
      one: "{count} mistake to practise",
      other: "{count} mistakes to practise",
    },
    none: "No mistakes left.",
    practise: "Practise my mistakes",
  },
  goal: {
    heading: "Today",
    test: "I prepare for",
    day: "Exam date",
    noDay: "Set your exam date and we plan each day.",
    today: "The exam is today. Good luck",
    daysLeft: {
      one: "{count} day until the exam",
      other: "{count} days until the exam",
    },
    share: {
      one: "Today's plan: {count} question",
      other: "Today's plan: {count} questions",
    },
    done: {
      one: "{count} question answered today",
      other: "{count} questions answered today",
    },
    over: "That day is over. Set a new one if you take the test again.",
    sure: "Ask me in practice whether I am sure",
  },
  calendar: {
    heading: "The days you practised",
    day: {
      one: "{date}: {count} answer, {right} right",
      other: "{date}: {count} answers, {right} right",
    },
    summary: {
      one: "You practised on {count} day in the last {weeks} weeks.",
      other: "You practised on {count} days in the last {weeks} weeks.",
    },
  },
  tools: {
    title: "Your progress on this device",
    text: "Your answers are kept only in this browser. With a progress code you can take them to another browser or phone.",
    nothing: "Nothing is kept yet.",
    answered: "{title}: {count} of {total} answered",
    deleteSet: "Delete {title}",
    deleteAll: "Delete all my progress",
    confirm: "Delete these answers? This cannot be undone.",
    confirmAll:
      "Delete all answers and exams that are kept here? This cannot be undone.",
    deleted: "Deleted.",
    copy: "Copy progress code",
    copied: "The code is copied. Paste it in the other browser.",
    copyFailed:
      "This browser cannot copy. Select the code and copy it yourself.",
    code: "Progress code",
    use: "Use this code",
    usedSets: {
      one: "Copied {count} set.",
      other: "Copied {count} sets.",
    },
    usedAnswers: {
      one: "Added {count} answer.",
      other: "Added {count} answers.",
    },
    leftOut:
      "Left out, as this page does not know these sets yet: {sets}. Load the page again, then use the code once more.",
    invalid: "This is not a progress code. Nothing was changed.",
    newer:
      "A newer version of this site wrote the answers kept here. Nothing was changed: load the page again, then use the code.",
    drawQr: "Show a QR code",
    qr: "QR code: the other phone's camera opens this page with your progress",
    noQr: "A QR code is not possible: too many answers, or no connection. Copy the progress code instead.",
    brought:
      "This address brought a progress code. Press “Use this code” to take it over.",
  },
  topics: topicNames.en,
};
