import { colours, type Colour } from "../../drawing/colours";
import { circle, path } from "../../drawing/svg";
import type { Camera, Spot } from "../camera";
import { tenth, tenths } from "../shape";
import type { Joints, Place } from "./joints";

/** What somebody wears. */
export type Clothes = {
  top: Colour;
  legs: Colour;
  shoes?: Colour;
  hair?: Colour;
  /** Colour of a cap, a helmet or a hat. */
  cap?: Colour;
  /** Colour of a rider's full helmet. */
  helmet?: Colour;
  skirt?: boolean;
  longHair?: boolean;
  /** Bands of a vest, for workers and guards. */
  vest?: Colour;
  skin?: Colour;
};

/** A body in space and the camera that sees it. */
export type Seen = {
  camera: Camera;
  /** Own metres to a spot. */
  at: (place: Place) => Spot;
  size: number;
  /** How much larger the head is than a grown-up's, for the same body. */
  young?: number;
};

/** Hair and face by where the head looks; no features but a hint of a nose. */
export function head(
  { camera, at, size, young = 1 }: Seen,
  joints: Joints,
  clothes: Clothes,
  gaze: number,
): string {
  const { hair = colours.hair, cap, longHair, skin = colours.skin } = clothes;
  const [x, y, low] = joints.head;
  const z = low + (young - 1) * 0.12;
  const angle = (gaze * Math.PI) / 180;
  const [fx, fy] = [young * Math.sin(angle), young * Math.cos(angle)];
  const centre = at([x, y, z]);
  const metre = size * young * camera.scale(centre);
  const look = at([x + fx, y + fy, z]);
  // How much the face points to the eye, -1 to 1
  const [dx, dy] = [camera.eye[0] - centre[0], camera.eye[1] - centre[1]];
  const [lx, ly] = [(look[0] - centre[0]) / size, (look[1] - centre[1]) / size];
  const towards = (dx * lx + dy * ly) / Math.hypot(dx, dy);
  const dot = (place: Place, radius: number, fill: Colour) => {
    const [px, py] = camera.see(at(place));
    return circle([tenth(px), tenth(py)], tenth(radius * metre), fill);
  };
  if (clothes.helmet) {
    const ball = dot([x, y, z], 0.145, clothes.helmet);
    if (towards <= -0.2)
      return ball + rimBehind({ camera, at, size }, [x, y, z], angle);
    const glass: Place = [x + fx * 0.07, y + fy * 0.07, z - 0.01];
    return ball + dot(glass, 0.085, colours.glass);
  }
  const crown = dot(
    [x - fx * 0.025, y - fy * 0.025, z + 0.025],
    0.122,
    cap ?? hair,
  );
  const locks = longHair
    ? dot([x - fx * 0.06, y - fy * 0.06, z - 0.08], 0.11, hair)
    : "";
  const nape = cap
    ? dot([x - fx * 0.03, y - fy * 0.03, z - 0.02], 0.105, hair)
    : "";
  const face =
    dot([x + fx * 0.05, y + fy * 0.05, z - 0.025], 0.092, skin) +
    dot([x + fx * 0.13, y + fy * 0.13, z - 0.03], 0.026, skin);
  const brim = cap
    ? path(
        `M${tenths(camera.see(at([x + fx * 0.02, y + fy * 0.02, z + 0.04])))}L${tenths(camera.see(at([x + fx * 0.19, y + fy * 0.19, z + 0.03])))}`,
        { stroke: cap, width: tenth(0.055 * metre), cap: "round" },
      )
    : "";
  const throat = path(
    `M${tenths(camera.see(at(joints.neck)))}L${tenths(camera.see(centre))}`,
    { stroke: skin, width: tenth(0.09 * metre) },
  );
  return towards > -0.25
    ? throat + locks + nape + crown + face + (towards < 0.9 || cap ? brim : "")
    : throat + face + brim + locks + nape + crown;
}

/** The dark rim of a helmet, as it shows from behind; the gaze in radians. */
function rimBehind(
  { camera, at, size }: Seen,
  [x, y, z]: Place,
  gaze: number,
): string {
  const [across, along] = [Math.cos(gaze), -Math.sin(gaze)];
  const ends = [-0.11, 0.11].map((side) =>
    tenths(camera.see(at([x + across * side, y + along * side, z - 0.07]))),
  );
  return path(`M${ends.join("L")}`, {
    stroke: colours.glass,
    width: tenth(0.03 * size * camera.scale(at([x, y, z]))),
  });
}
