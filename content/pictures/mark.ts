import type { Signs } from "./picture";

export const marks = {
  "x-bus-stop-pole": {
    kind: "mark",
    ja: "バス停標示板",
    reading: "バス停[てい]標示板[ひょうじばん]",
    en: "Bus stop pole",
    ne: "बस बिसौनीको खम्बा",
    meaning:
      "No stopping or parking within 10 m of the pole during service hours.",
    alt: "A pole with a round white plate, a blue bus on it, and a blank white board below.",
  },
  "x-left-turn-board": {
    kind: "mark",
    ja: "左折可（標示板）",
    reading: "左折[させつ]可[か]（標示板[ひょうじばん]）",
    en: "Left turn permitted board",
    ne: "बायाँ मोड्न सकिने (बोर्ड)",
    meaning:
      "You may turn left even when the signal ahead is red or yellow, minding other traffic; pedestrians go first.",
    alt: "A wide white board with a blue frame and a blue arrow pointing left.",
  },
  "x-mark-beginner": {
    kind: "mark",
    ja: "初心運転者標識",
    reading: "初心[しょしん]運転者[うんてんしゃ]標識[ひょうしき]",
    en: "Beginner driver mark",
    ne: "नयाँ चालक चिह्न",
    meaning:
      "Driver with a car licence of less than one year, who must show it front and back, 0.4–1.2 m above the ground; others must not cut in or crowd it.",
    alt: "An upright leaf-shaped mark with a notch at the top and a point at the foot, yellow on the left half, green on the right half.",
  },
  "x-mark-disabled": {
    kind: "mark",
    ja: "身体障害者標識",
    reading: "身体障害者[しんたいしょうがいしゃ]標識[ひょうしき]",
    en: "Physically disabled driver mark",
    ne: "शारीरिक अपाङ्गता भएका चालकको चिह्न",
    meaning:
      "Driver with a licence condition because of a limb disability, who should try to show it; others must not cut in or crowd it.",
    alt: "A round blue mark with a white rim and a white clover of four heart-shaped leaves.",
  },
  "x-mark-hearing": {
    kind: "mark",
    ja: "聴覚障害者標識",
    reading: "聴覚障害者[ちょうかくしょうがいしゃ]標識[ひょうしき]",
    en: "Hearing-impaired driver mark",
    ne: "श्रवण अपाङ्गता भएका चालकको चिह्न",
    meaning:
      "Driver whose licence carries the hearing condition, who must show it; others must not cut in or crowd it.",
    alt: "A round green mark with a white rim and a yellow butterfly.",
  },
  "x-plate-learner": {
    kind: "mark",
    ja: "仮免許練習標識",
    reading: "仮免許[かりめんきょ]練習[れんしゅう]標識[ひょうしき]",
    en: "Learner plate",
    ne: "‘अभ्यास गर्दै’ प्लेट",
    meaning:
      "Car driven by a provisional licence holder practising on the road; shown at front and back.",
    alt: "A white plate reading 仮免許 over 練習中 in black.",
  },
  "x-rail-cross-buck": {
    kind: "mark",
    ja: "踏切警標",
    reading: "踏切[ふみきり]警標[けいひょう]",
    en: "Railway cross-buck with lamps",
    ne: "रेलवे क्रसिङको X आकारको चिह्न",
    meaning:
      "Position of a railway crossing: stop before it and look and listen even if the barrier is up.",
    alt: "A black and yellow striped X on a striped post, two round dark lamps side by side and a dark arrow on a black panel, before the sky.",
  },
  "x-warning-triangle": {
    kind: "mark",
    ja: "停止表示器材",
    reading: "停止[ていし]表示[ひょうじ]器材[きざい]",
    en: "Emergency warning triangle",
    ne: "चेतावनी त्रिकोण",
    meaning:
      "Set up behind a vehicle that has stopped on an expressway because of a breakdown.",
    alt: "A hollow red triangle standing on its base, with a lighter red band along its sides.",
  },
  "x-zone-30": {
    kind: "mark",
    ja: "ゾーン30",
    reading: "ゾーン30",
    en: "Zone 30 entry (sign with backing board)",
    ne: "जोन 30 सुरु",
    meaning: "A zone where 30 km/h is the limit.",
    alt: "A tall white board with a round red-rimmed sign with a blue 30 and a white plate reading 区域, ここから.",
  },
  "x-mark-senior": {
    kind: "mark",
    ja: "高齢運転者標識",
    reading: "高齢[こうれい]運転者[うんてんしゃ]標識[ひょうしき]",
    en: "Senior driver mark",
    ne: "वृद्ध चालक चिह्न",
    meaning:
      "Driver aged 70 or over, who should try to show it; others must not cut in or crowd it.",
    alt: "A four-leaf clover mark in orange, yellow, light green and dark green with a white S between the leaves.",
  },
  "x-mark-senior-old": {
    kind: "mark",
    ja: "高齢運転者標識（旧様式）",
    reading:
      "高齢[こうれい]運転者[うんてんしゃ]標識[ひょうしき]（旧様式[きゅうようしき]）",
    en: "Senior driver mark, older form",
    ne: "वृद्ध चालक चिह्न (पुरानो)",
    meaning:
      "The form used before 2011, which may still be shown; driver aged 70 or over, whom others must not cut in on or crowd.",
    alt: "A drop-shaped mark with its tip at the top, orange on the left half, yellow on the right half.",
  },
  "x-hydrant": {
    kind: "mark",
    ja: "消火栓標識",
    reading: "消火栓[しょうかせん]標識[ひょうしき]",
    en: "Fire hydrant sign",
    ne: "दमकलको पानीको धारा (हाइड्रेन्ट)",
    meaning: "A fire hydrant is near: no parking within 5 m of it.",
    alt: "A round red plate on a pole, lettered 消火栓 downwards in white.",
  },
} as const satisfies Signs;
