import { colours } from "@/packages/road-art/drawing/colours";
import { path } from "@/packages/road-art/drawing/svg";
import { around, type OwnPlace, type Stand } from "./own-frame";
import { ball, depth, limb, solid, track, type View } from "./space";

const { hair, skin, skinDark, tyre, uniform, white } = colours;

/** Head and cap of the officer. */
export function head(view: View, at: Stand): string {
  const seen = (place: OwnPlace, by = 0.02) =>
    depth(view, at(place)) < depth(view, [0, 0, 0]) - by;
  const fromFront = seen([0, 1.6, 0.1]);
  const neck = limb(view, [at([0, 1.44, 0]), 0.058], [at([0, 1.54, 0]), 0.056]);
  const face = limb(
    view,
    [at([0, 1.63, 0.01]), 0.114],
    [at([0, 1.57, 0.02]), 0.094],
  );
  const back = limb(
    view,
    [at([0, 1.64, -0.03]), 0.114],
    [at([0, 1.6, -0.05]), 0.09],
  );
  const ears = ([-0.11, 0.11] as const)
    .filter((side) => seen([side, 1.59, 0], 0.04))
    .map((side) =>
      path(ball(view, [at([side, 1.59, -0.02]), 0.026]), skinDark),
    );
  return (
    path(neck, skinDark) +
    (fromFront
      ? path(back, hair) + path(face, skin) + features(view, at)
      : path(face, skin) + path(back, hair)) +
    ears.join("") +
    cap(view, at, fromFront)
  );
}

function features(view: View, at: Stand): string {
  const eyes = [-0.042, 0.042].map((side) =>
    path(ball(view, [at([side, 1.6, 0.102]), 0.014]), hair),
  );
  const mouth = path(
    track(view, [at([-0.025, 1.525, 0.092]), at([0.025, 1.525, 0.092])]),
    { stroke: skinDark, width: 0.6, cap: "round" },
  );
  const nose = path(ball(view, [at([0, 1.57, 0.122]), 0.016]), skinDark);
  // Too small to be seen from the side and above
  return eyes.join("") + (view.aside === 0 ? nose + mouth : "");
}

function cap(view: View, at: Stand, fromFront: boolean): string {
  const crown = solid(view, [
    ...around(at, 1.665, 0.12, 0.126),
    ...around(at, 1.75, 0.158, 0.16),
    ...around(at, 1.79, 0.12, 0.11),
  ]);
  const band = solid(view, [
    ...around(at, 1.65, 0.12, 0.126),
    ...around(at, 1.69, 0.124, 0.13),
  ]);
  const brim = solid(view, [
    ...around(at, 1.66, 0.106, 0.085, 0.1),
    ...around(at, 1.64, 0.09, 0.08, 0.12),
  ]);
  const hat = path(crown, uniform) + path(band, white);
  return fromFront ? hat + path(brim, tyre) : path(brim, tyre) + hat;
}
