import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  framed,
  path,
  rect,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { car } from "./parts-car";
import { painted, tree } from "./parts-road";

const [x, y] = [80, 54];

function onRing(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
}

function ringArrow(degrees: number): string {
  const radius = 24.5;
  const start = onRing(radius, degrees - 13).map((n) => n.toFixed(2));
  const end = onRing(radius, degrees + 9).map((n) => n.toFixed(2));
  const tip = onRing(radius - 0.4, degrees + 22);
  const inner = onRing(radius - 3, degrees + 8);
  const outer = onRing(radius + 3, degrees + 8);
  return (
    path(`M${start.join(" ")}A${radius} ${radius} 0 0 1 ${end.join(" ")}`, {
      stroke: colours.white,
      width: 1.8,
    }) +
    path(
      `M${[inner, tip, outer].map((p) => p.map((n) => n.toFixed(2)).join(" ")).join("L")}Z`,
      colours.white,
    )
  );
}

function roads(
  extra: number,
  colour: (typeof colours)["kerb" | "sidewalk" | "asphalt"],
) {
  return (
    circle([x, y], 36 + extra, colour) +
    rect([x - 16 - extra, x + 16 + extra, -2, 122], colour) +
    rect([-2, 162, y - 16 - extra, y + 16 + extra], colour)
  );
}

const giveWay = [90, 180, 270, 0]
  .map((degrees) => {
    const from = onRing(36, degrees + 2);
    const to = onRing(36, degrees + 26);
    return path(
      `M${from.map((n) => n.toFixed(2)).join(" ")}A36 36 0 0 1 ${to.map((n) => n.toFixed(2)).join(" ")}`,
      { stroke: colours.white, width: 1.8, dash: [2.6, 2] },
    );
  })
  .join("");

function roundabout(arrows: readonly number[], ...cars: string[]) {
  return framed(
    160,
    120,
    rect([0, 160, 0, 120], colours.lawn),
    tree([14, 14], 7),
    tree([146, 12]),
    tree([16, 104]),
    tree([140, 104], 7),
    roads(7, colours.sidewalk),
    roads(1, colours.kerb),
    roads(0, colours.asphalt),
    painted([80, 92], [80, 122]),
    painted([80, -2], [80, 16]),
    painted([-2, 54], [42, 54]),
    painted([118, 54], [162, 54]),
    giveWay,
    circle([x, y], 13, {
      fill: colours.lawn,
      stroke: colours.sidewalk,
      width: 2.4,
    }),
    tree([x, y], 7),
    ...arrows.map(ringArrow),
    ...cars,
  );
}

/** A roundabout; traffic runs clockwise. */
export const ring = {
  "sc-roundabout": roundabout(
    [135, 225, 315],
    car("white", { at: onRing(24.5, 32), heading: 210 }),
    car("own", { at: [72, 105] }),
  ),
  "sc-roundabout-exit": roundabout(
    [45, 135, 315],
    car("own", { at: onRing(25.5, 212), heading: 28, indicators: "left" }),
  ),
} satisfies Drawings;
