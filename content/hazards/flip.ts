import type { HazardScene } from "./schema";

/** A scene's three statements as its second picture makes them. */
export function flippedStatements({
  statements,
  flip = {},
}: HazardScene): HazardScene["statements"] {
  const [first, second, third] = statements;
  return [
    flip[1] ? { ...factsOf(first), ...flip[1] } : first,
    flip[2] ? { ...factsOf(second), ...flip[2] } : second,
    flip[3] ? { ...factsOf(third), ...flip[3] } : third,
  ];
}

function factsOf({
  statement,
  basis,
  rules,
}: HazardScene["statements"][number]) {
  return { statement, basis, ...(rules ? { rules } : {}) };
}
