import { render } from "../render";
import { drawPlan, drawView, flipped, type Hazard } from "../view/scene";

/** The files of a scene by their names: view, plan, and the second version. */
export function filesOf(hazard: Hazard): Record<string, string> {
  const second = flipped(hazard);
  return {
    [`${hazard.id}.svg`]: render(drawView(hazard.view)),
    [`${hazard.id}-plan.svg`]: render(drawPlan(hazard)),
    ...(second ? { [`${hazard.id}b.svg`]: render(drawView(second)) } : {}),
  };
}
