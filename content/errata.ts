import type { Language } from "./languages";
import type { RuleId } from "./rules";
import type { Day } from "./rules/schema";

/** Something that a release said wrongly, and the rule that puts it right. */
type Erratum = {
  /** The release that said it, as package.json names it. */
  release: string;
  /** The day on which it was corrected. */
  corrected: Day;
  /** The questions whose explanation said it; the book said it besides. */
  refs: readonly `${string}/${number}`[];
  said: Readonly<Record<Language, string>>;
  /** What is right, and where it is written: the rule as it stands today. */
  rule: RuleId;
};

/** What was wrong and is corrected, the newest first. */
export const errata: readonly Erratum[] = [
  {
    release: "0.1.0",
    corrected: "2026-11-23",
    refs: ["karimenkyo-nepali/2"],
    said: {
      en: "A cyclist with 0.15 mg/L or more of alcohol in the breath, however much, faces up to 3 years or 500,000 yen.",
      ne: "सासमा 0.15\u00a0mg/L वा सोभन्दा बढी अल्कोहल भए, जतिसुकै भए पनि, साइकल चालकलाई 3\u00a0वर्षसम्म कैद वा 500,000\u00a0येनसम्म जरिवाना।",
    },
    rule: "bicycle-alcohol",
  },
  {
    release: "0.1.0",
    corrected: "2026-11-22",
    refs: ["advanced/24"],
    said: {
      en: "Drunk driving has no alcohol figure; only the driver's state decides.",
      ne: "मातेर गाडी चलाउने कसुरका लागि मदिराको कुनै अङ्क तोकिएको छैन, चालकको अवस्थाले मात्र निर्णय गर्छ।",
    },
    rule: "alcohol-drunk-driving-figure",
  },
  {
    release: "0.1.0",
    corrected: "2026-11-22",
    refs: ["intermediate/37"],
    said: {
      en: "After overtaking, signal left for about 3 seconds when you see the overtaken vehicle in the inside mirror, and then return to the left.",
      ne: "ओभरटेक गरेपछि, भित्री ऐनामा ओभरटेक गरिएको गाडी देखिएपछि करिब 3\u00a0सेकेन्ड बायाँ सङ्केत दिएर बायाँ फर्कने।",
    },
    rule: "overtaking-procedure-return",
  },
  {
    release: "0.1.0",
    corrected: "2026-11-22",
    refs: ["advanced/30"],
    said: {
      en: "On a national expressway a vehicle with a trailer of more than 750 kg may leave the leftmost lane to overtake any slower vehicle.",
      ne: "राष्ट्रिय एक्सप्रेसवेमा 750 kg\u00a0भन्दा गह्रौँ ट्रेलर तान्ने सवारी साधनले जुनसुकै ढिलो गाडीलाई ओभरटेक गर्न सबैभन्दा बायाँको लेन छोड्न पाउँछ।",
    },
    rule: "expressway-trailer-leftmost-lane-national",
  },
  {
    release: "0.1.0",
    corrected: "2026-11-22",
    refs: [],
    said: {
      en: "Columns of students and funerals must walk on the roadway, along its right edge.",
      ne: "विद्यार्थीको लाम र मलामी सडकको दायाँ किनार हुँदै हिँड्नुपर्छ।",
    },
    rule: "pedestrian-procession-right-edge",
  },
  {
    release: "0.1.0",
    corrected: "2026-11-22",
    refs: [],
    said: {
      en: "Cars may use a dedicated bus lane for a turn, usually a left turn.",
      ne: "कारले बसका लागि छुट्याइएको लेन मोड्नका लागि, प्रायः बायाँ मोड्नका लागि, प्रयोग गर्न पाउँछ।",
    },
    rule: "position-dedicated-lane",
  },
  {
    release: "0.1.0",
    corrected: "2026-11-22",
    refs: [],
    said: {
      en: "The safe speed beside bicycles holds only for bicycles on the roadway.",
      ne: "साइकलको छेउबाट जाँदा चाहिने सुरक्षित गति सवारी चल्ने भागमा गुडेको साइकलका लागि मात्र हो।",
    },
    rule: "bicycle-passing-safe-speed",
  },
];
