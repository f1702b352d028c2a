import type { PictureId } from "../pictures";
import type { RuleId } from "../rules";

/**
 * Rules that the book does not print, since another rule or a plate says the
 * same: a link to the rule leads to that one.
 */
export const nearDuplicates: Partial<Record<RuleId, RuleId | PictureId>> = {
  "signal-left-arrow": "sg-red-arrow-left",
  "signal-straight-arrow": "sg-red-arrow-straight",
};
