import { colours } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import type { Camera } from "../camera";
import type { Part } from "../part";
import { box, panel, type Corner } from "../shape";
import { aboveVehicle } from "./above";
import { shell } from "./hull";
import { lampPieces, lit } from "./lit";
import { looks, type Model, type Vehicle } from "./model";
import { bothSides, pieces, type Piece } from "./pieces";
import { shadow } from "./shadow";
import { stanceOf, type Stance } from "./stance";
import { steered } from "./steered";

/** A vehicle of a model, standing somewhere. */
export function vehicle(model: Model, options: Vehicle): Part {
  const stance = stanceOf(options, model.width, model.length);
  return {
    far: options.ahead,
    draw: (camera) =>
      camera.above
        ? aboveVehicle(camera, stance, model, options)
        : solid(camera, stance, model, options),
  };
}

function solid(camera: Camera, stance: Stance, model: Model, options: Vehicle) {
  const { look = looks.white, dark = false, driver = true } = options;
  const trim = model.trim(look);
  const all = [
    ...wheelPieces(model),
    ...(dark ? [] : people(model, driver)),
    ...lampPieces(model, options),
    ...(options.waves ? hand(model) : []),
  ];
  return [
    shadow(
      camera,
      stance,
      [model.width / 2 + 0.02, model.length / 2 - 0.05],
      0.5,
    ),
    options.steer
      ? steered(camera, stance, model, options.steer, -1)
      : tyres(camera, stance, model),
    shell(camera, stance, model.hull, look),
    pieces(camera, stance, model.hull, dark ? trim.map(unlit) : trim),
    pieces(camera, stance, model.hull, all),
    options.steer ? steered(camera, stance, model, options.steer, 1) : "",
    model.extra?.(camera, stance) ?? "",
    lit(camera, stance, model, options),
  ].join("");
}

/** Glass with no light behind it. */
function unlit(piece: Piece): Piece {
  return piece.fill === colours.window
    ? { ...piece, fill: colours.glass }
    : piece;
}

/** The tyres that show below nose or tail. */
function tyres(camera: Camera, stance: Stance, model: Model) {
  const { at, radius } = model.wheels;
  const half = model.width / 2 - 0.04;
  const [, y] = stance.eye(camera);
  const axle = y < 0 ? Math.min(...at) : Math.max(...at);
  const data = [-1, 1].map((side) => {
    const plane = (u: number, v: number) => stance.spot(u, axle, v);
    const corners = box(
      (half - 0.24) * side,
      half * side,
      0,
      2 * radius * 0.9,
      0.04,
    );
    return panel(camera, plane, corners);
  });
  return path(data.join(""), colours.tyre);
}

function wheelPieces({ wheels, hull }: Model): Piece[] {
  const low = hull.half[0]![0];
  return wheels.at.flatMap((y) => {
    const { radius } = wheels;
    const arch: Corner[] = box(
      y - radius * 1.2,
      y + radius * 1.2,
      low,
      radius * 2.2,
      radius,
    );
    return bothSides(
      { corners: arch, arch: true, fill: colours.tyre },
      { circle: [y, radius, radius], fill: colours.tyre },
      { circle: [y, radius, radius * 0.55], fill: colours.pole },
    );
  });
}

/** The driver's open hand behind the windscreen, large enough for a phone. */
function hand({ seats }: Model): Piece[] {
  if (!seats) return [];
  const [x, z] = [seats.nose[0] - 0.38, seats.nose[1] - 0.1];
  const finger = (u: number): Piece => ({
    on: "nose",
    corners: box(x + u - 0.028, x + u + 0.028, z, z + 0.3, 0.028),
    fill: colours.skin,
  });
  return [
    {
      on: "nose",
      corners: box(x - 0.09, x + 0.24, z - 0.16, z - 0.04, 0.05),
      fill: colours.uniformLight,
    },
    ...[-0.105, -0.035, 0.035, 0.105].map(finger),
    { on: "nose", ball: [x, z + 0.03, 0.14], fill: colours.skin },
  ];
}

/** Heads behind the glass: the driver's, or head-rests alone. */
function people({ seats }: Model, driver: boolean): Piece[] {
  if (!seats) return [];
  const ends = (["nose", "tail"] as const).flatMap((on): Piece[] => {
    const [x, z] = seats[on] ?? [0, 0];
    if (!seats[on]) return [];
    const rest = (side: number): Piece => ({
      on,
      corners: box(side * x - 0.13, side * x + 0.13, z - 0.2, z + 0.06, 0.06),
      fill: colours.glass,
    });
    return [
      rest(-1),
      rest(1),
      ...(driver
        ? [
            {
              on,
              corners: box(x - 0.2, x + 0.2, z - 0.24, z - 0.08, 0.07),
              person: true,
              fill: colours.uniformLight,
            },
            { on, ball: [x, z + 0.03, 0.115] as const, fill: colours.hair },
            ...(on === "nose"
              ? [{ on, ball: [x, z, 0.095] as const, fill: colours.skin }]
              : []),
          ]
        : []),
    ];
  });
  const [y, z] = seats.side;
  const beside = driver
    ? bothSides(
        { ball: [y, z + 0.02, 0.12], fill: colours.hair },
        { ball: [y + 0.04, z, 0.09], fill: colours.skin },
      )
    : bothSides({
        corners: box(y - 0.18, y - 0.04, z - 0.2, z + 0.06, 0.05),
        fill: colours.tyre,
      });
  return [...ends, ...beside];
}
