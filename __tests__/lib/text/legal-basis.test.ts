import type { LegalBasis } from "@/content/rules/schema";
import { allMessages } from "@/content/ui";
import { nameBasis } from "@/lib/text/legal-basis";

describe("where a rule is written", () => {
  it.each<[LegalBasis, english: string, nepali: string]>([
    [
      "RTA 45(1)(iv)",
      "Road Traffic Act 45(1)(iv)",
      "सडक यातायात ऐन (道路交通法), दफा\u00a045(1)(iv)",
    ],
    [
      "SO marking 102",
      "Order on Road Signs and Markings marking 102",
      "ट्राफिक चिह्न र सडक रेखाङ्कनसम्बन्धी आदेश (標識令), रेखाङ्कन 102",
    ],
    ["EXAM", "Rules of the licence tests", "लाइसेन्स परीक्षाका नियम"],
    ["GUIDE road operators", "Road operators", "एक्सप्रेसवे सञ्चालक कम्पनी"],
    [
      "ACT Basic Act on Disaster Management 76-2",
      "Basic Act on Disaster Management 76-2",
      "विपद् व्यवस्थापनसम्बन्धी आधारभूत ऐन (災害対策基本法) 76-2",
    ],
  ])("%s", (basis, english, nepali) => {
    expect(nameBasis(basis, allMessages.en.laws)).toBe(english);
    expect(nameBasis(basis, allMessages.ne.laws)).toBe(nepali);
  });
});
