import { errata } from "@/content/errata";
import { languageCodes } from "@/content/languages";
import { rules, type RuleId } from "@/content/rules";
import { site } from "@/content/site";
import { placeAddress } from "@/lib/book/addresses";
import { readRule } from "@/lib/book/read-rule";
import { topicOf } from "@/lib/sets/rule-topics";
import type { Edition } from "./edition";
import { head } from "./json";

/** Every rule as the JSON that `rules.schema.json` describes. */
export function rulesJson(edition: Edition) {
  return {
    ...head(edition, "rules"),
    rules: (Object.keys(rules) as RuleId[]).map(ruleJson),
  };
}

function ruleJson(id: RuleId) {
  const { checked, changed, place } = readRule(id, "en");
  const corrected = errata
    .filter(({ rule }) => rule === id)
    .map(({ release, corrected: day, said }) => ({ release, day, said }));
  return {
    id,
    topic: topicOf(id),
    basis: rules[id].basis,
    checked,
    ...(changed && { changed }),
    ...(corrected.length > 0 && { corrected }),
    address: site.address + placeAddress(place, "en"),
    texts: Object.fromEntries(
      languageCodes.map((code) => {
        const { sentence, basis } = readRule(id, code);
        return [code, { text: sentence.text, law: basis.split(" · ") }];
      }),
    ),
  };
}
