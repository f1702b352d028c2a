/** A word of the tests. Figures stand in the rules, never here. */
type Term = {
  /** The one word for it in this book and on the site. */
  en: string;
  /** Other English words for the same, in official translations and schools. */
  elsewhere: readonly string[];
  /** What it means, in plain words. */
  plain: string;
  ja: string;
  /** How the Japanese is read, in hiragana or katakana. */
  kana: string;
  romaji: string;
};

/**
 * The words that decide questions. Rules and chapters use `en`, never what is
 * under `elsewhere`; a test sees to it.
 */
export const glossary = {
  vehicle: {
    en: "vehicle",
    elsewhere: [],
    plain:
      "Everything that rolls on the road except trams: cars, motorcycles, mopeds, bicycles, carts.",
    ja: "車両",
    kana: "しゃりょう",
    romaji: "sharyō",
  },
  "motor-vehicle": {
    en: "motor vehicle",
    elsewhere: [],
    plain: "Cars, trucks, buses and motorcycles. Not mopeds, not bicycles.",
    ja: "自動車",
    kana: "じどうしゃ",
    romaji: "jidōsha",
  },
  "ordinary-car": {
    en: "ordinary car",
    elsewhere: ["standard motor vehicle", "regular car"],
    plain: "What a licence for ordinary cars lets you drive.",
    ja: "普通自動車",
    kana: "ふつうじどうしゃ",
    romaji: "futsū jidōsha",
  },
  moped: {
    en: "moped",
    elsewhere: ["motorized bicycle", "motor-driven cycle"],
    plain:
      "A small two-wheeler with an engine. In law it is a class of its own.",
    ja: "原動機付自転車",
    kana: "げんどうきつきじてんしゃ",
    romaji: "gendōkitsuki jitensha",
  },
  "mini-car": {
    en: "mini-car",
    elsewhere: ["microcar"],
    plain: "A tiny car with four wheels and the engine of a moped.",
    ja: "ミニカー",
    kana: "みにかー",
    romaji: "minikā",
  },
  "light-vehicle": {
    en: "light vehicle",
    elsewhere: ["non-motorized vehicle"],
    plain: "A vehicle without an engine: bicycle, cart, horse.",
    ja: "軽車両",
    kana: "けいしゃりょう",
    romaji: "keisharyō",
  },
  "kei-vehicle": {
    en: "kei vehicle",
    elsewhere: ["light motor vehicle"],
    plain:
      "A small car or truck, mostly with a yellow plate. Not a light vehicle.",
    ja: "軽自動車",
    kana: "けいじどうしゃ",
    romaji: "kei jidōsha",
  },
  "e-scooter": {
    en: "e-scooter",
    elsewhere: ["electric kickboard"],
    plain:
      "A small electric vehicle, mostly to stand on. In law it is a moped of its own kind.",
    ja: "特定小型原動機付自転車",
    kana: "とくていこがたげんどうきつきじてんしゃ",
    romaji: "tokutei kogata gendōkitsuki jitensha",
  },
  tram: {
    en: "tram",
    elsewhere: ["streetcar"],
    plain: "A train on rails in the street. Not a vehicle in law.",
    ja: "路面電車",
    kana: "ろめんでんしゃ",
    romaji: "romen densha",
  },
  "emergency-vehicle": {
    en: "emergency vehicle",
    elsewhere: [],
    plain:
      "Ambulance, fire engine or police car on duty, with siren and light.",
    ja: "緊急自動車",
    kana: "きんきゅうじどうしゃ",
    romaji: "kinkyū jidōsha",
  },

  roadway: {
    en: "roadway",
    elsewhere: ["carriageway"],
    plain: "The part of the road for vehicles.",
    ja: "車道",
    kana: "しゃどう",
    romaji: "shadō",
  },
  sidewalk: {
    en: "sidewalk",
    elsewhere: ["pavement", "footpath"],
    plain: "The part for people on foot, behind a kerb or fence.",
    ja: "歩道",
    kana: "ほどう",
    romaji: "hodō",
  },
  "side-strip": {
    en: "side strip",
    elsewhere: ["roadside strip", "roadside belt"],
    plain:
      "The part at the edge for people on foot, behind a painted line, where there is no sidewalk.",
    ja: "路側帯",
    kana: "ろそくたい",
    romaji: "rosokutai",
  },
  shoulder: {
    en: "shoulder",
    elsewhere: ["hard shoulder"],
    plain: "The outer edge of the road. It is not for driving cars on.",
    ja: "路肩",
    kana: "ろかた",
    romaji: "rokata",
  },
  lane: {
    en: "lane",
    elsewhere: ["traffic lane", "vehicular lane"],
    plain: "The way for one row of vehicles between two lane lines.",
    ja: "車両通行帯",
    kana: "しゃりょうつうこうたい",
    romaji: "sharyō tsūkōtai",
  },
  "dedicated-lane": {
    en: "dedicated lane",
    elsewhere: ["exclusive lane"],
    plain: "A lane for the vehicles shown. Others normally keep out.",
    ja: "専用通行帯",
    kana: "せんようつうこうたい",
    romaji: "sen'yō tsūkōtai",
  },
  "bus-priority-lane": {
    en: "bus priority lane",
    elsewhere: ["bus preferential lane"],
    plain: "A lane that cars may use. They leave it when a bus comes up.",
    ja: "路線バス等優先通行帯",
    kana: "ろせんばすとうゆうせんつうこうたい",
    romaji: "rosen basu tō yūsen tsūkōtai",
  },
  "centre-line": {
    en: "centre line",
    elsewhere: ["center line"],
    plain: "The line between the two directions.",
    ja: "中央線",
    kana: "ちゅうおうせん",
    romaji: "chūōsen",
  },
  "stop-line": {
    en: "stop line",
    elsewhere: [],
    plain: "The line across your lane. You stop before it.",
    ja: "停止線",
    kana: "ていしせん",
    romaji: "teishisen",
  },
  intersection: {
    en: "intersection",
    elsewhere: ["road junction"],
    plain: "The place where roads meet.",
    ja: "交差点",
    kana: "こうさてん",
    romaji: "kōsaten",
  },
  roundabout: {
    en: "roundabout",
    elsewhere: ["traffic circle"],
    plain: "An intersection like a ring. You drive round it clockwise.",
    ja: "環状交差点",
    kana: "かんじょうこうさてん",
    romaji: "kanjō kōsaten",
  },
  "priority-road": {
    en: "priority road",
    elsewhere: ["main road with priority"],
    plain:
      "The road that goes first: by its sign, or by lines that run on through the intersection.",
    ja: "優先道路",
    kana: "ゆうせんどうろ",
    romaji: "yūsen dōro",
  },
  crosswalk: {
    en: "crosswalk",
    elsewhere: ["pedestrian crossing", "zebra crossing"],
    plain: "White stripes where people on foot cross.",
    ja: "横断歩道",
    kana: "おうだんほどう",
    romaji: "ōdan hodō",
  },
  "bicycle-crossing": {
    en: "bicycle crossing",
    elsewhere: ["bicycle crossing strip"],
    plain: "The marked way over the road for bicycles.",
    ja: "自転車横断帯",
    kana: "じてんしゃおうだんたい",
    romaji: "jitensha ōdantai",
  },
  "level-crossing": {
    en: "railroad crossing",
    elsewhere: ["level crossing", "railway crossing"],
    plain: "The place where a road crosses rails.",
    ja: "踏切",
    kana: "ふみきり",
    romaji: "fumikiri",
  },
  "safety-zone": {
    en: "safety zone",
    elsewhere: ["safety island"],
    plain:
      "An area in the road for people, at a tram stop or on a long crosswalk.",
    ja: "安全地帯",
    kana: "あんぜんちたい",
    romaji: "anzen chitai",
  },
  "no-entry-zone": {
    en: "no-entry zone",
    elsewhere: ["no-entry area"],
    plain: "A striped part of the road that you keep off.",
    ja: "立入り禁止部分",
    kana: "たちいりきんしぶぶん",
    romaji: "tachiiri kinshi bubun",
  },
  "no-stopping-zone": {
    en: "no-stopping zone",
    elsewhere: ["no-stopping area", "stop prohibition zone"],
    plain:
      "A marked area, for example before a fire station. You enter it only if you can go on.",
    ja: "停止禁止部分",
    kana: "ていしきんしぶぶん",
    romaji: "teishi kinshi bubun",
  },
  expressway: {
    en: "expressway",
    elsewhere: ["motorway", "freeway"],
    plain:
      "Both kinds of fast road: national expressways and motor-vehicle-only roads.",
    ja: "高速道路",
    kana: "こうそくどうろ",
    romaji: "kōsoku dōro",
  },
  "motor-vehicle-only-road": {
    en: "motor-vehicle-only road",
    elsewhere: ["automobile road"],
    plain: "A fast road that is no national expressway.",
    ja: "自動車専用道路",
    kana: "じどうしゃせんようどうろ",
    romaji: "jidōsha sen'yō dōro",
  },

  "stop-temporarily": {
    en: "make a full stop",
    elsewhere: ["stop temporarily", "come to a halt"],
    plain: "The wheels stop completely. Then you go on when it is safe.",
    ja: "一時停止",
    kana: "いちじていし",
    romaji: "ichiji teishi",
  },
  "drive-slowly": {
    en: "drive slowly",
    elsewhere: ["travel slowly"],
    plain: "So slowly that you can stop at once.",
    ja: "徐行",
    kana: "じょこう",
    romaji: "jokō",
  },
  stop: {
    en: "stop",
    elsewhere: [],
    plain:
      "To stand for a short time. This is not parking: the driver can go at once.",
    ja: "停車",
    kana: "ていしゃ",
    romaji: "teisha",
  },
  park: {
    en: "park",
    elsewhere: [],
    plain: "To stand for longer, to wait, or with the driver away.",
    ja: "駐車",
    kana: "ちゅうしゃ",
    romaji: "chūsha",
  },
  overtake: {
    en: "overtake",
    elsewhere: [],
    plain:
      "To come up behind a moving vehicle, change course, go past it and get in front of it.",
    ja: "追い越し",
    kana: "おいこし",
    romaji: "oikoshi",
  },
  pass: {
    en: "pass",
    elsewhere: [],
    plain:
      "To go past a moving vehicle ahead and get in front of it without changing course.",
    ja: "追い抜き",
    kana: "おいぬき",
    romaji: "oinuki",
  },
  "change-course": {
    en: "change course",
    elsewhere: ["change direction"],
    plain: "To move to the side, as into another lane.",
    ja: "進路変更",
    kana: "しんろへんこう",
    romaji: "shinro henkō",
  },
  "two-step-right-turn": {
    en: "two-step right turn",
    elsewhere: ["two-stage right turn", "hook turn"],
    plain:
      "Straight over along the left edge, turn on the spot, straight over again.",
    ja: "二段階右折",
    kana: "にだんかいうせつ",
    romaji: "nidankai usetsu",
  },
  "not-hinder": {
    en: "not get in the way of",
    elsewhere: ["not hinder", "not obstruct the progress of"],
    plain:
      "You do not go where the other would have to brake or swerve because of you.",
    ja: "進行を妨げない",
    kana: "しんこうをさまたげない",
    romaji: "shinkō o samatagenai",
  },
  "give-way": {
    en: "give way",
    elsewhere: ["yield"],
    plain: "To let the other go first.",
    ja: "道を譲る",
    kana: "みちをゆずる",
    romaji: "michi o yuzuru",
  },
  "cut-in": {
    en: "cut in",
    elsewhere: [],
    plain: "To push into a row, or across the front of others.",
    ja: "割り込み",
    kana: "わりこみ",
    romaji: "warikomi",
  },
  "stopping-distance": {
    en: "stopping distance",
    elsewhere: [],
    plain: "Reaction distance and braking distance together.",
    ja: "停止距離",
    kana: "ていしきょり",
    romaji: "teishi kyori",
  },
  "reaction-distance": {
    en: "reaction distance",
    elsewhere: ["thinking distance", "free running distance"],
    plain: "From seeing the danger until the brakes begin to work.",
    ja: "空走距離",
    kana: "くうそうきょり",
    romaji: "kūsō kyori",
  },
  "braking-distance": {
    en: "braking distance",
    elsewhere: [],
    plain: "From where the brakes begin to work until the car stops.",
    ja: "制動距離",
    kana: "せいどうきょり",
    romaji: "seidō kyori",
  },

  "provisional-licence": {
    en: "provisional licence",
    elsewhere: ["learner's permit", "learner's license"],
    plain: "The licence to practise on the road.",
    ja: "仮免許",
    kana: "かりめんきょ",
    romaji: "karimenkyo",
  },
  "full-licence": {
    en: "full licence",
    elsewhere: ["regular license"],
    plain: "The licence at the end of the tests.",
    ja: "本免許",
    kana: "ほんめんきょ",
    romaji: "honmenkyo",
  },
  "beginner-mark": {
    en: "beginner mark",
    elsewhere: ["beginner's sign", "novice mark"],
    plain: "The green and yellow leaf of the first year.",
    ja: "初心者マーク",
    kana: "しょしんしゃまーく",
    romaji: "shoshinsha māku",
  },
  "elderly-mark": {
    en: "elderly mark",
    elsewhere: ["senior mark", "senior driver mark"],
    plain: "The four-leaf mark of older drivers.",
    ja: "高齢者マーク",
    kana: "こうれいしゃまーく",
    romaji: "kōreisha māku",
  },
  "driving-under-the-influence": {
    en: "driving under the influence",
    elsewhere: [],
    plain: "Driving with alcohol in the body, below drunk driving.",
    ja: "酒気帯び運転",
    kana: "しゅきおびうんてん",
    romaji: "shukiobi unten",
  },
  "drunk-driving": {
    en: "drunk driving",
    elsewhere: ["intoxicated driving"],
    plain: "The more serious of the two alcohol offences.",
    ja: "酒酔い運転",
    kana: "さけよいうんてん",
    romaji: "sakeyoi unten",
  },
  "riding-capacity": {
    en: "riding capacity",
    elsewhere: ["passenger capacity"],
    plain: "How many persons a car may carry, the driver included.",
    ja: "乗車定員",
    kana: "じょうしゃていいん",
    romaji: "jōsha teiin",
  },
  payload: {
    en: "payload",
    elsewhere: ["loading capacity"],
    plain: "How much load a vehicle may carry.",
    ja: "最大積載量",
    kana: "さいだいせきさいりょう",
    romaji: "saidai sekisairyō",
  },
  "gross-weight": {
    en: "gross weight",
    elsewhere: ["total vehicle weight"],
    plain: "The vehicle with its persons and load.",
    ja: "車両総重量",
    kana: "しゃりょうそうじゅうりょう",
    romaji: "sharyō sōjūryō",
  },
  "daily-check": {
    en: "daily check",
    elsewhere: ["daily inspection"],
    plain: "The user looks over the car and checks it.",
    ja: "日常点検",
    kana: "にちじょうてんけん",
    romaji: "nichijō tenken",
  },
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof glossary;
