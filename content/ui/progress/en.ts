import { topicNames } from "../topic-names";
import type { ProgressMessages } from "./schema";

export const progress: ProgressMessages = {
  page: {
    title: "Your progress",
    description:
      "What you know by topic, what to do today, and your chance of passing Japan's driving tests.",
    intro: "Everything here is worked out in your browser. Nothing is sent.",
    needsScript:
      "Your answers are saved in this browser. This page needs JavaScript to read them.",
    loading: "Reading your answers…",
    failed: "The questions did not load. Your answers are safe.",
    tryAgain: "Try again",
    nothing: "No answers yet. Answer 10 questions to see your strong topics.",
    start: "Practise 20 questions",
    toExams: "Take an exam",
    link: "My progress",
  },
  ofSet: {
    begun: "{answered} of {total}",
    begunRight: "{answered} of {total} · {right} right",
    done: "{right} of {total}",
    doneLabel: "{title}, done: {right} of {total}",
    over: "Done",
    overLabel: "{title}: Done",
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
    how: "How we work this out",
    formula: [
      "Only your first answer to each question counts, and only the last {last} of these. The second time you may remember the question; in the exam it is new.",
      "Before your first answer, we assume that you know about nine in ten questions. Each right answer moves this up a little, each wrong one down.",
      "Each topic is judged by your answers in it. If there are few, your results in all topics count too, as much as {weight} answers.",
      "The exam asks a fixed number of questions from each topic. From how much you know of each topic, we work out how likely each number of points is, and so how likely you are to reach the pass mark. A hazard picture counts as right only if all three answers are.",
      "Eight in ten learners with your answers are within the range. We simulate {drawn} such learners to find it. “Ready” means that at most one in twenty learners who see it fails.",
      "This is an estimate, not a promise: the real exam words its questions differently.",
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
    ownTest: "Your test",
    test: "I am preparing for",
    day: "Exam date",
    noDay: "Set your exam date and we plan each day.",
    today: "The exam is today. Good luck!",
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
    over: "That day has passed. Set a new one if you take the test again.",
    sure: "Ask how sure I am when I practise",
  },
  calendar: {
    heading: "Days you practised",
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
    text: "Your answers are saved only in this browser. With a progress code you can take them to another browser or phone.",
    nothing: "Nothing is saved yet.",
    answered: "{title}: {count} of {total} answered",
    deleteSet: "Delete {title}",
    deleteAll: "Delete all my progress",
    confirm: "Delete these answers? This cannot be undone.",
    confirmAll:
      "Delete all answers and exams that are saved here? This cannot be undone.",
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
      "Not copied, because this page does not know these sets yet: {sets}. Reload the page, then use the code again.",
    invalid: "This is not a progress code. Nothing was changed.",
    newer:
      "A newer version of this site saved the answers here. Nothing was changed. Reload the page, then use the code again.",
    drawQr: "Show a QR code",
    qr: "QR code: the other phone's camera opens this page with your progress",
    noQr: "Could not make a QR code: there are too many answers, or there is no connection. Copy the progress code instead.",
    brought:
      "This link contains a progress code. Press “Use this code” to copy it here.",
  },
  topics: topicNames.en,
};
