import type { Signs } from "./picture";

export const signals = {
  "sg-bus-only": {
    kind: "signal",
    ja: "路線バス専用信号",
    reading: "路線[ろせん]バス専用[せんよう]信号[しんごう]",
    en: "Signal for buses only",
    ne: "रुट बसका लागि मात्र बत्ती",
    meaning: "The signal speaks only to the traffic named.",
    alt: "A horizontal traffic light with the right lamp red and a white plate with バス専用 below it.",
  },
  "sg-flash-red": {
    kind: "signal",
    ja: "赤色の灯火の点滅",
    reading: "赤色[あかいろ]の灯火[とうか]の点滅[てんめつ]",
    en: "Flashing red",
    ne: "झिमझिम बल्ने रातो बत्ती",
    meaning: "Stop at the stop position, make sure it is safe, then go.",
    alt: "A horizontal traffic light with the right lamp, the red one, flashing (shown by short rays).",
  },
  "sg-flash-yellow": {
    kind: "signal",
    ja: "黄色の灯火の点滅",
    reading: "黄色[きいろ]の灯火[とうか]の点滅[てんめつ]",
    en: "Flashing yellow",
    ne: "झिमझिम बल्ने पहेँलो बत्ती",
    meaning:
      "Vehicles may go on, minding other traffic; there is no duty of 徐行.",
    alt: "A horizontal traffic light with the middle lamp, the yellow one, flashing (shown by short rays).",
  },
  "sg-green": {
    kind: "signal",
    ja: "青色の灯火",
    reading: "青色[あおいろ]の灯火[とうか]",
    en: "Green signal",
    ne: "हरियो बत्ती",
    meaning:
      "Vehicles may go straight, left or right; light vehicles, e-scooters and two-step mopeds straight or left only. It permits, it does not order.",
    alt: "A horizontal traffic light with the left lamp lit green.",
  },
  "sg-lane-x": {
    kind: "signal",
    ja: "可変標示（×）",
    reading: "可変[かへん]標示[ひょうじ]（×）",
    en: "Lane signal X",
    ne: "लेन बन्द (X)",
    meaning: "The lane under the X is closed.",
    alt: "Two black boards side by side under a beam: a green arrow pointing down on the left one and a red X on the right one.",
  },
  "sg-ped-flash": {
    kind: "signal",
    ja: "人の形の記号を有する青色の灯火の点滅",
    reading:
      "人[ひと]の形[かたち]の記号[きごう]を有[ゆう]する青色[あおいろ]の灯火[とうか]の点滅[てんめつ]",
    en: "Pedestrian green flashing",
    ne: "पैदलयात्रीको झिमझिम बल्ने हरियो बत्ती",
    meaning: "Do not start to cross; those crossing finish quickly or go back.",
    alt: "Two square lamps, one above the other; the lower one, a white walking figure on green, is flashing (shown by short rays).",
  },
  "sg-ped-green": {
    kind: "signal",
    ja: "人の形の記号を有する青色の灯火",
    reading:
      "人[ひと]の形[かたち]の記号[きごう]を有[ゆう]する青色[あおいろ]の灯火[とうか]",
    en: "Pedestrian green",
    ne: "पैदलयात्रीको हरियो बत्ती",
    meaning:
      "Pedestrians may cross; ordinary bicycles and slow-mode e-scooters may go straight over the crossing or turn left.",
    alt: "Two square lamps, one above the other; the lower one shows a white walking figure on green.",
  },
  "sg-ped-red": {
    kind: "signal",
    ja: "人の形の記号を有する赤色の灯火",
    reading:
      "人[ひと]の形[かたち]の記号[きごう]を有[ゆう]する赤色[あかいろ]の灯火[とうか]",
    en: "Pedestrian red",
    ne: "पैदलयात्रीको रातो बत्ती",
    meaning: "Pedestrians must not cross.",
    alt: "Two square lamps, one above the other; the upper one shows a white standing figure on red.",
  },
  "sg-rail-crossing": {
    kind: "signal",
    ja: "踏切遮断機・警報機",
    reading: "踏切[ふみきり]遮断機[しゃだんき]・警報機[けいほうき]",
    en: "Railway crossing lamps and barrier",
    ne: "रेलवे क्रसिङको बत्ती र फाटक",
    meaning:
      "Do not enter while the alarm sounds or the barrier moves or is down.",
    alt: "A post with a yellow and black X, two lamps, one of them lit red, and a lowered yellow and black bar.",
  },
  "sg-red": {
    kind: "signal",
    ja: "赤色の灯火",
    reading: "赤色[あかいろ]の灯火[とうか]",
    en: "Red signal",
    ne: "रातो बत्ती",
    meaning:
      "Do not pass the stop position. Vehicles already turning left may finish; so may those turning right, except two-step mopeds, e-scooters and light vehicles, which stop where they are turning.",
    alt: "A horizontal traffic light with the right lamp lit red.",
  },
  "sg-red-arrow-left": {
    kind: "signal",
    ja: "青色の灯火の矢印（左）",
    reading: "青色[あおいろ]の灯火[とうか]の矢印[やじるし]（左[ひだり]）",
    en: "Red with green left arrow",
    ne: "रातो बत्तीसँगै हरियो बायाँ तीर",
    meaning: "All vehicles may turn left.",
    alt: "A horizontal traffic light with the right lamp red and a green arrow pointing left below it.",
  },
  "sg-red-arrow-right": {
    kind: "signal",
    ja: "青色の灯火の矢印（右）",
    reading: "青色[あおいろ]の灯火[とうか]の矢印[やじるし]（右[みぎ]）",
    en: "Red with green right arrow",
    ne: "रातो बत्तीसँगै हरियो दायाँ तीर",
    meaning:
      "Cars may turn right and make a U-turn; light vehicles, e-scooters and two-step mopeds may not.",
    alt: "A horizontal traffic light with the right lamp red and a green arrow pointing right below it.",
  },
  "sg-red-arrow-straight": {
    kind: "signal",
    ja: "青色の灯火の矢印（直進）",
    reading: "青色[あおいろ]の灯火[とうか]の矢印[やじるし]（直進[ちょくしん]）",
    en: "Red with green straight arrow",
    ne: "रातो बत्तीसँगै हरियो सिधा तीर",
    meaning:
      "All vehicles may go straight on only; light vehicles, e-scooters and two-step mopeds may go straight to the point where they turn right.",
    alt: "A horizontal traffic light with the right lamp red and a green arrow pointing up below it.",
  },
  "sg-red-arrows-straight-left": {
    kind: "signal",
    ja: "青色の灯火の矢印（直進・左）",
    reading:
      "青色[あおいろ]の灯火[とうか]の矢印[やじるし]（直進[ちょくしん]・左[ひだり]）",
    en: "Red with green straight and left arrows",
    ne: "रातो बत्तीसँगै हरियो सिधा र बायाँ तीर",
    meaning: "Vehicles may go straight on or turn left.",
    alt: "A horizontal traffic light with the right lamp red and two green arrows below it, one pointing left and one up.",
  },
  "sg-red-left-board": {
    kind: "signal",
    ja: "赤色の灯火＋左折可標示板",
    reading:
      "赤色[あかいろ]の灯火[とうか]＋左折[させつ]可[か]標示板[ひょうじばん]",
    en: "Red with the left-turn-permitted board",
    ne: "रातो बत्ती र बायाँ मोड्न सकिने बोर्ड",
    meaning: "Turning left is allowed on red, minding other traffic.",
    alt: "A horizontal traffic light with the right lamp red and below it a white board with a blue arrow pointing left.",
  },
  "sg-vertical": {
    kind: "signal",
    ja: "縦型信号機",
    reading: "縦型[たてがた]信号機[しんごうき]",
    en: "Vertical signal",
    ne: "ठाडो ट्राफिक बत्ती",
    meaning: "The lamps mean the same as those of a horizontal head.",
    alt: "An upright traffic light of three lamps with the top lamp lit red.",
  },
  "sg-yellow": {
    kind: "signal",
    ja: "黄色の灯火",
    reading: "黄色[きいろ]の灯火[とうか]",
    en: "Yellow signal",
    ne: "पहेँलो बत्ती",
    meaning:
      "Do not pass the stop position unless you are too close to stop safely.",
    alt: "A horizontal traffic light with the middle lamp lit yellow.",
  },
  "sg-yellow-arrow": {
    kind: "signal",
    ja: "黄色の灯火の矢印",
    reading: "黄色[きいろ]の灯火[とうか]の矢印[やじるし]",
    en: "Red with a yellow arrow",
    ne: "रातो बत्तीसँगै पहेँलो तीर",
    meaning: "For trams only; cars must not go.",
    alt: "A horizontal traffic light with the right lamp red and a yellow arrow pointing right below it.",
  },
  "sg-red-arrows-all": {
    kind: "signal",
    ja: "赤色の灯火と直進・左折・右折の青矢印",
    reading:
      "赤色[あかいろ]の灯火[とうか]と直進[ちょくしん]・左折[させつ]・右折[うせつ]の青[あお]矢印[やじるし]",
    en: "Red with three green arrows",
    ne: "रातो बत्ती र सिधा, बायाँ, दायाँ हरियो तीर",
    meaning:
      "You may go straight on, left or right despite the red light (light vehicles, e-scooters and two-step mopeds: not the right turn).",
    alt: "A horizontal traffic light with the right lamp red; three boxes below it with green arrows left, up and right.",
  },
  "sg-single-flash-red": {
    kind: "signal",
    ja: "一灯点滅式信号機（赤）",
    reading:
      "一灯[いっとう]点滅[てんめつ]式[しき]信号機[しんごうき]（赤[あか]）",
    en: "Single flashing lamp, red",
    ne: "झिमझिम बल्ने एउटै रातो बत्ती",
    meaning: "Stop at the stop position, make sure it is safe, then go.",
    alt: "One round red lamp alone in a dark box on an arm, flashing (shown by short rays).",
  },
  "sg-single-flash-yellow": {
    kind: "signal",
    ja: "一灯点滅式信号機（黄）",
    reading: "一灯[いっとう]点滅[てんめつ]式[しき]信号機[しんごうき]（黄[き]）",
    en: "Single flashing lamp, yellow",
    ne: "झिमझिम बल्ने एउटै पहेँलो बत्ती",
    meaning:
      "Mind other traffic and go on; there is no duty to slow down to a speed at which you can stop at once (徐行).",
    alt: "One round yellow lamp alone in a dark box on an arm, flashing (shown by short rays).",
  },
  "sg-bike-green": {
    kind: "signal",
    ja: "自転車専用の信号（青）",
    reading: "自転車[じてんしゃ]専用[せんよう]の信号[しんごう]（青[あお]）",
    en: "Bicycle signal, green",
    ne: "साइकलका लागि मात्र बत्ती (हरियो)",
    meaning: "It speaks to bicycles only: they may go.",
    alt: "A horizontal traffic light with the left lamp green and a white plate with 自転車専用 below it.",
  },
  "sg-bike-red": {
    kind: "signal",
    ja: "自転車専用の信号（赤）",
    reading: "自転車[じてんしゃ]専用[せんよう]の信号[しんごう]（赤[あか]）",
    en: "Bicycle signal, red",
    ne: "साइकलका लागि मात्र बत्ती (रातो)",
    meaning:
      "It speaks to bicycles only: they must not pass the stop position.",
    alt: "A horizontal traffic light with the right lamp red and a white plate with 自転車専用 below it.",
  },
  "sg-ped-bike-green": {
    kind: "signal",
    ja: "歩行者・自転車専用の信号（青）",
    reading:
      "歩行者[ほこうしゃ]・自転車[じてんしゃ]専用[せんよう]の信号[しんごう]（青[あお]）",
    en: "Pedestrian and bicycle signal, green",
    ne: "पैदलयात्री र साइकलको बत्ती (हरियो)",
    meaning:
      "People on foot and bicycles may cross; bicycles obey these lamps, not the ones for cars.",
    alt: "Two square lamps, the upper dark, the lower green with a white walking figure; a white plate 歩行者・自転車専用 below.",
  },
  "sg-ped-bike-red": {
    kind: "signal",
    ja: "歩行者・自転車専用の信号（赤）",
    reading:
      "歩行者[ほこうしゃ]・自転車[じてんしゃ]専用[せんよう]の信号[しんごう]（赤[あか]）",
    en: "Pedestrian and bicycle signal, red",
    ne: "पैदलयात्री र साइकलको बत्ती (रातो)",
    meaning:
      "People on foot and bicycles must not start to cross; bicycles obey these lamps, not the ones for cars.",
    alt: "Two square lamps, the upper red with a white standing figure, the lower dark; a white plate 歩行者・自転車専用 below.",
  },
} as const satisfies Signs;
