import type { SignMessages } from "./schema";

export const signsInEnglish: SignMessages = {
  signs: {
    name: "Signs",
    title: "Japanese road signs and their meaning",
    description:
      "Every Japanese road sign with its meaning in English and Nepali, its name in Japanese, and the signs it is confused with.",
    intro:
      "{count} signs, markings and signals of Japan: what each one looks like, what it is called and what it means.",
    count: "{count} in all",
    search: "Find a sign",
    searchHint: "By name, number, or Japanese: no parking, 316, ちゅうしゃ",
    foundNone: "No sign has this name or number.",
    foundOne: "1 sign found",
    found: "{count} signs found",
    foundMore: "{count} signs found; here are the first {shown}",
    searchFailed: "Search did not load. All signs are in the groups below.",
    number: "Sign {number}",
    markingNumber: "Marking {number}",
    lineNumber: "Line {number}",
    confused: "Easily confused with",
    rule: "The rule and where it is written",
    print: "This page prints as a poster: pictures and names.",
    groups: {
      regulatory: {
        name: "Regulatory signs",
        line: "They forbid, limit or order something. Most are round, with a red border or a blue background.",
        title: "Japanese regulatory signs: meaning",
        description:
          "No entry, no parking, speed limits, one-way: every regulatory sign of Japan with meaning, Japanese name and legal basis.",
      },
      warning: {
        name: "Warning signs",
        line: "Yellow diamonds that announce a danger ahead. They tell you to take care, and give no orders.",
        title: "Japanese warning signs: meaning",
        description:
          "The yellow diamond signs of Japan: bends, crossings, slippery road, road works. Each with meaning and Japanese name.",
      },
      instruction: {
        name: "Instruction signs",
        line: "They show where something is permitted, or a place that needs special care.",
        title: "Japanese instruction signs: meaning",
        description:
          "Priority road, crosswalk, parking permitted, safety zone: the blue instruction signs of Japan and what each one means.",
      },
      guide: {
        name: "Guide signs",
        line: "Places, directions and distances: blue on ordinary roads, green on expressways.",
        title: "Japanese guide signs: meaning",
        description:
          "How to read the direction signs of Japan: exits, expressway entrances, route numbers, service areas, emergency bays.",
      },
      auxiliary: {
        name: "Auxiliary signs",
        line: "Plates under a sign: they say when, where and for whom it applies.",
        title: "Plates under Japanese road signs",
        description:
          "Begins, ends, within, except, from 8 to 20: what the auxiliary plates under the road signs of Japan say, one by one.",
      },
      markings: {
        name: "Road markings",
        line: "Lines, arrows and letters on the road. Yellow ones forbid something.",
        title: "Japanese road markings: meaning",
        description:
          "Yellow and white lines, arrows, diamonds and kerbs: what the road markings of Japan mean and which you may cross.",
      },
      signals: {
        name: "Traffic lights",
        line: "What each light and arrow lets you do, and who it is different for.",
        title: "Japanese traffic lights: meaning",
        description:
          "Green, yellow and red, arrows, flashing lights and the lights for people on foot: what you may do at each in Japan.",
      },
      "hand-signals": {
        name: "Hand signals",
        line: "The signals of police officers, and those that drivers and riders give with an arm.",
        title: "Police and driver hand signals in Japan",
        description:
          "A police officer's arms and lamp, a driver's and a rider's arm: what each hand signal in Japan means, from each side.",
      },
      marks: {
        name: "Marks and boards",
        line: "Marks on cars, and boards beside the road that are not road signs.",
        title: "Driver marks and boards in Japan",
        description:
          "Beginner mark, senior mark, learner plate, left-turn board, hydrant and bus stop: the marks and boards of Japan explained.",
      },
    },
  },
};
