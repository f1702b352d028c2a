import type { DataMessages } from "./schema";

export const dataInEnglish: DataMessages = {
  data: {
    title: "Downloads",
    found: "Questions as Anki, Moodle, CSV and JSON",
    description:
      "All questions as Anki decks, for Moodle, as CSV and JSON, in English and Nepali. Free, under CC BY 4.0.",
    intro:
      "All {questions} questions and {statements} hazard statements, every sign and every rule, for the programs that you already use. Nothing is kept on your phone until you download it.",
    edition: "Release {release}. Compared with the law on {date}.",
    licence:
      "Licence: CC BY 4.0. You may copy, print, change and sell all of it, if you name Menkyo Mitra.",
    all: "English and Nepali",
    schema: "JSON Schema",
    formats: {
      anki: {
        name: "Anki",
        text: "Decks with pictures for the flash card program on phone and computer. Import a later release over the old one: your cards change, your schedule stays.",
      },
      moodle: {
        name: "Moodle XML",
        text: "For a school's Moodle: each set is a category, with pictures and reasons.",
      },
      gift: {
        name: "GIFT",
        text: "The same, as plain text. Pictures are shown from this site.",
      },
      qti: {
        name: "QTI 2.1",
        text: "For other learning platforms: one item for each question, one test for each set, with pictures.",
      },
      csv: {
        name: "CSV",
        text: "One table for Excel and other spreadsheets, one row for each question.",
      },
      json: {
        name: "JSON",
        text: "For programs. Each field is explained below.",
      },
      signs: {
        name: "Signs",
        text: "Every sign as SVG in a zip file, with a table of names in English, Nepali and Japanese.",
      },
      rules: {
        name: "Rules",
        text: "Every rule as JSON: where the law says it, when we compared it, when it changed, and what we once got wrong.",
      },
    },
    fieldsHeading: "The fields of the JSON files",
    fieldsText:
      "A field that does not apply is left out. The schemas say which are always there.",
    fields: {
      title: "Name and release of this edition.",
      release: "Release of the site.",
      lawChecked: "Day on which everything was last compared with the law.",
      licence: "Licence by its SPDX name.",
      licenceAddress: "Where the licence is written.",
      author: "Whom to name.",
      questions: "List of questions.",
      rules: "List of rules.",
      ref: "Name of the question. It never changes.",
      set: "Set that the question belongs to.",
      topic: "What it is about.",
      kind: "A statement (true-false) or four options (multiple-choice).",
      answer: "true or false of a statement, else the letter A to D.",
      rule: "Id of the rule that makes the answer right.",
      basis: "Where the rule is written, by the abbreviation of the law.",
      checked: "Day on which the rule was compared with the law.",
      picture: "Address of the picture (SVG).",
      address: "Page of the site where it stands.",
      cite: "How to cite the question in a text.",
      texts: "What it says, by language: en, ne.",
      situation: "What the driver of a hazard scene is doing.",
      question: "The question or statement.",
      options: "Four options, A to D.",
      explanation: "Why the answer is right.",
      alt: "What the picture shows, for those who cannot see it.",
      law: "Where the rule is written, in words.",
      id: "Name of the rule.",
      changed: "Day on which the rule came into force, if that is recent.",
      corrected:
        "What a release said wrongly (said), which one (release), and the day it was corrected (day).",
      text: "The rule.",
    },
    citeHeading: "One question",
    citeText:
      "“Cite this question”, in the list below a set, opens a file with that one question. Its address names the question, the release and the day of the law.",
  },
};
