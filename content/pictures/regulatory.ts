import type { Pictures } from "./picture";

export const regulatory = {
  "301": {
    kind: "regulatory",
    number: "301",
    ja: "通行止め",
    en: "Road closed",
    ne: "सडक बन्द (सबैको आवागमन निषेध)",
    meaning:
      "Nobody may pass: pedestrians, vehicles and trams are all shut out.",
    alt: "A round white sign with a red rim, a flat red X across it and the blue characters 通行止 below the centre.",
  },
  "302": {
    kind: "regulatory",
    number: "302",
    ja: "車両通行止め",
    en: "Closed to all vehicles",
    ne: "सबै सवारी साधन निषेध",
    meaning:
      "No vehicle (car, motorcycle, moped, bicycle or other light vehicle) may pass; pedestrians may.",
    alt: "A round white sign with a red rim and one red diagonal bar from upper left to lower right.",
  },
  "303": {
    kind: "regulatory",
    number: "303",
    ja: "車両進入禁止",
    en: "No entry for vehicles",
    ne: "सवारी साधन प्रवेश निषेध",
    meaning:
      "Vehicles may not enter from this side; usually the exit end of a one-way road.",
    alt: "A round red sign with one wide white horizontal bar.",
  },
  "311-c": {
    kind: "regulatory",
    number: "311-C",
    ja: "指定方向外進行禁止",
    en: "Only designated direction permitted (straight)",
    ne: "तोकिएको दिशा बाहेक जान निषेध (सिधा मात्र)",
    meaning: "Vehicles may only go straight on here; no turns.",
    alt: "A round blue sign with one white arrow pointing straight up.",
  },
  "330-a": {
    kind: "regulatory",
    number: "330-A",
    ja: "一時停止",
    en: "Stop",
    ne: "रोक्नुहोस्",
    meaning:
      "Stop just before the stop line (or, without one, just before the intersection) and do not hinder cross traffic.",
    alt: "An inverted red triangle with the white characters 止まれ and the word STOP.",
  },
} as const satisfies Pictures;
