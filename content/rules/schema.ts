/** The shapes of the files in this folder. */

/** The laws that a rule may rest on, by their usual English abbreviation. */
type LawCode =
  | "RTA" // Road Traffic Act 道路交通法
  | "RTO" // its Enforcement Order 道路交通法施行令
  | "RTR" // its Enforcement Regulation 道路交通法施行規則
  | "SO" // Order on Road Signs, Road Lines and Road Markings 標識令
  | "RTVA" // Road Transport Vehicle Act 道路運送車両法
  | "SS" // Safety Standards for Road Transport Vehicles 保安基準
  | "IS" // Vehicle Inspection Standards 自動車点検基準
  | "CALI" // Compulsory Automobile Liability Insurance Act 自動車損害賠償保障法
  | "GA" // Act on Assurance of Car Parking Spaces 車庫法
  | "VRO" // Vehicle Restriction Order 車両制限令
  | "KYO" // Rules of the Road 交通の方法に関する教則
  | "EXAM"; // the published rules of the licence tests

/** Acts that are cited too rarely for an abbreviation. */
type OtherAct =
  | "Act on Punishment of Driving Causing Death or Injury"
  | "Basic Act on Disaster Management";

/** Published guidance that is no law, by its publisher or kind. */
type Guide =
  | "driving-school curriculum"
  | "driving-school textbooks"
  | "first-aid course"
  | "Fire and Disaster Management Agency"
  | "JAF"
  | "Japan Meteorological Agency"
  | "National Police Agency"
  | "road administrators"
  | "road operators";

type OtherSource = `ACT ${OtherAct} ${string}` | `GUIDE ${Guide}`;

/** What stands before the figure of a place in a law. */
type PlaceWord = "marking" | "annex" | "preface" | "App." | "Suppl.";

/** How a language says where a rule is written. */
export type LawNames = {
  /** `{place}` is the article or the sign's number. */
  names: Readonly<Record<LawCode, string>>;
  others: Readonly<Record<OtherAct | Guide, string>>;
  placeNames: Readonly<Record<PlaceWord, string>>;
};

/** Where a rule is written: "RTA 45(1)(iv)", "SO 326-A", "KYO 5-6-3". */
export type LegalBasis = LawCode | `${LawCode} ${string}` | OtherSource;

/** A day as YYYY-MM-DD. */
export type Day = `${number}-${number}-${number}`;

/** One rule of the road, as far as a question can rest on it. */
export type Rule = {
  /** The rule in short plain sentences, with every condition that it needs. */
  rule: string;
  basis: readonly LegalBasis[];
  /** The day on which the rule was last compared with the law. */
  checked: Day;
  /** The day on which the rule came into force, where that is recent. */
  changed?: Day;
};

/** The rules of one topic, under keys that say what they are about. */
export type Rules = Record<string, Rule>;
