import { colours, type Colour } from "../../drawing/colours";
import { circle, path, type Point } from "../../drawing/svg";
import { tenth, tenths } from "../shape";
import { head, type Clothes, type Seen } from "./head";
import type { Joints, Place } from "./joints";
import { roundEnds } from "./round";

/** Elements of a body, the far limbs first. */
export function body(
  seen: Seen,
  joints: Joints,
  clothes: Clothes,
  gaze: number,
): string {
  const limbs = [
    ...legs(seen, joints, clothes),
    ...arms(seen, joints, clothes),
  ];
  const depth = (place: Place) => seen.camera.depth(seen.at(place));
  const before = ({ middle, over, by }: Limb) =>
    depth(over) - depth(middle) >= by * seen.size;
  const sorted = limbs
    .map((limb) => ({ ...limb, depth: depth(limb.middle) }))
    .sort((a, b) => b.depth - a.depth);
  const parts = [
    ...sorted.filter((limb) => !before(limb)).map(({ draw }) => draw),
    trunk(seen, joints, clothes),
    ...sorted.filter(before).map(({ draw }) => draw),
    head(seen, joints, clothes, gaze),
  ];
  return roundEnds(parts.join(""));
}

/** Below this many units for a metre a leg is drawn in one piece. */
const detail = 55;

/** Left and right, as the joints have them. */
const sides = [0, 1] as const;

type Limb = {
  draw: string;
  middle: Place;
  /** It is drawn over the coat if its middle is this much nearer than this. */
  over: Place;
  by: number;
};

function legs(
  seen: Seen,
  joints: Joints,
  { legs: cloth, shoes = colours.tyre, skirt, skin = colours.skin }: Clothes,
): Limb[] {
  const far = seen.size * seen.camera.scale(seen.at(joints.neck)) < detail;
  return sides.map((side) => {
    const [hip, knee, foot] = [
      joints.hips[side],
      joints.knees[side],
      joints.feet[side],
    ] as const;
    const toe: Place = [
      foot[0],
      foot[1] + 0.15,
      Math.max(0.03, foot[2] - 0.03),
    ];
    return {
      middle: knee,
      // A coat hangs over who walks, not over the lap of who sits
      over: hip,
      by: 0.3,
      draw:
        (far && !skirt
          ? bone(seen, [hip, knee, foot], 0.135, cloth)
          : bone(seen, [hip, knee], 0.15, cloth) +
            bone(seen, [knee, foot], 0.115, skirt ? skin : cloth)) +
        bone(seen, [[foot[0], foot[1] - 0.03, foot[2]], toe], 0.085, shoes),
    };
  });
}

function arms(
  seen: Seen,
  joints: Joints,
  { top, skin = colours.skin }: Clothes,
): Limb[] {
  return sides.map((side) => {
    const [shoulder, elbow, hand] = [
      joints.shoulders[side],
      joints.elbows[side],
      joints.hands[side],
    ] as const;
    const sleeve = bone(seen, [shoulder, elbow, wrist(elbow, hand)], 0.1, top);
    const { camera, at } = seen;
    const isFar = camera.depth(at(hand)) > camera.depth(at(elbow));
    const fist = handAt(seen, hand, skin);
    return {
      middle: elbow,
      over: joints.neck,
      by: 0.02,
      draw: isFar ? fist + sleeve : sleeve + fist,
    };
  });
}

/** Where a sleeve ends and leaves the hand free. */
function wrist(elbow: Place, hand: Place): Place {
  const at = (axis: 0 | 1 | 2) => hand[axis] + (elbow[axis] - hand[axis]) * 0.3;
  return [at(0), at(1), at(2)];
}

function handAt({ camera, at, size }: Seen, hand: Place, skin: Colour): string {
  const [x, y] = camera.see(at(hand));
  const radius = 0.058 * size * camera.scale(at(hand));
  return circle([tenth(x), tenth(y)], tenth(radius), skin);
}

function trunk(
  seen: Seen,
  joints: Joints,
  { top, legs: below, skirt, vest }: Clothes,
): string {
  const { camera, at, size } = seen;
  const see = (place: Place) => camera.see(at(place));
  const { shoulders, hips, neck } = joints;
  const metre = size * camera.scale(at(neck));
  const corners = [shoulders[0], shoulders[1], hips[1], hips[0]].map(see);
  const coat = path(`M${corners.map(tenths).join("L")}Z`, {
    fill: top,
    stroke: top,
    width: tenth(0.15 * metre),
  });
  const dress = skirt ? flare(seen, joints, below) : "";
  const bands = vest
    ? [0.3, 0.62].map((share) => {
        const ends = sides.map((side) =>
          mix(see(shoulders[side]), see(hips[side]), share),
        );
        return path(`M${ends.map(tenths).join("L")}`, {
          stroke: vest,
          width: tenth(0.06 * metre),
          cap: "square",
        });
      })
    : [];
  return dress + coat + bands.join("");
}

function flare(
  { camera, at, size }: Seen,
  { hips, knees }: Joints,
  cloth: Colour,
): string {
  const metre = size * camera.scale(at(hips[0]));
  const corners = [hips[0], hips[1], knees[1], knees[0]].map((place, index) => {
    const [x, y] = camera.see(at(place));
    return [x, y + (index > 1 ? 0.02 : 0) * metre] as const;
  });
  return path(`M${corners.map(tenths).join("L")}Z`, {
    fill: cloth,
    stroke: cloth,
    width: tenth(0.2 * metre),
  });
}

/** A limb through its joints, even and round at the ends. */
function bone(
  { camera, at, size }: Seen,
  places: readonly [Place, ...Place[]],
  thick: number,
  colour: Colour,
): string {
  const width = tenth(thick * size * camera.scale(at(places[0])));
  const points = places.map((place) => tenths(camera.see(at(place))));
  return `<path d="M${points.join("L")}" stroke="${colour}" stroke-width="${width}"/>`;
}

function mix([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}
