import { colours } from "../../drawing/colours";
import { circle, path } from "../../drawing/svg";
import type { Camera } from "../camera";
import { box, panel, type Corner } from "../shape";
import type { Model, Vehicle } from "./model";
import type { Stance } from "./stance";

const white = { body: colours.otherCar, shade: colours.otherCarDark };

/** A vehicle on the plan: body, glass and the lamps that are lit. */
export function aboveVehicle(
  camera: Camera,
  stance: Stance,
  { width, length, roof }: Pick<Model, "width" | "length" | "roof">,
  { look = white, indicator, brake, lights }: Vehicle,
): string {
  const plane = (u: number, v: number) => stance.spot(u, v, 0);
  const [x, y] = [width / 2, length / 2];
  const [front, back] = roof;
  const glass: Corner[] = [
    [-x * 0.82, front + 0.75, 0.2],
    [x * 0.82, front + 0.75, 0.2],
    [x * 0.68, front, 0.1],
    [-x * 0.68, front, 0.1],
  ];
  const rear: Corner[] = [
    [-x * 0.64, back, 0.1],
    [x * 0.64, back, 0.1],
    [x * 0.78, back - 0.5, 0.15],
    [-x * 0.78, back - 0.5, 0.15],
  ];
  const lamp = (u: number, v: number, fill: keyof typeof colours) =>
    circle(
      camera.see(plane(u, v)),
      0.22 * camera.scale(plane(u, v)),
      colours[fill],
    );
  const sides = [-1, 1].filter((side) =>
    indicator === "hazard" ? true : indicator === (side < 0 ? "left" : "right"),
  );
  return [
    path(
      panel(camera, plane, box(-x, x, -y, y, Math.min(0.5, x / 2))),
      look.body,
    ),
    path(
      panel(camera, plane, box(-x * 0.68, x * 0.68, back, front, 0.15)),
      look.shade,
    ),
    path(
      panel(camera, plane, glass) +
        (back > -y + 0.6 ? panel(camera, plane, rear) : ""),
      colours.glass,
    ),
    ...(brake
      ? [
          lamp(-x * 0.75, -y + 0.15, "brakeLamp"),
          lamp(x * 0.75, -y + 0.15, "brakeLamp"),
        ]
      : []),
    ...(lights
      ? [lamp(-x * 0.7, y - 0.2, "beam"), lamp(x * 0.7, y - 0.2, "beam")]
      : []),
    ...sides.flatMap((side) => [
      lamp(side * x * 0.9, y - 0.3, "indicator"),
      lamp(side * x * 0.9, -y + 0.3, "indicator"),
    ]),
  ].join("");
}
