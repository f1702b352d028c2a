import { colours } from "../drawing/colours";
import { path } from "../drawing/svg";
import { letters, inkRatio } from "../drawing/text";
import { tenth } from "./shape";
import { speedometer } from "./speedometer";

/** Outlines of bonnet and dashboard, which hide what is outside. */
export const cockpitOutlines: readonly [string, string] = [
  "M0 370Q120 361 300 361T600 370V400H0Z",
  "M36 366Q60 356.5 130 355Q300 353 372 366Z",
];

export type Dash = {
  /** Kilometres an hour; 0 when stopped. */
  speed: number;
  /** Own indicator that is lit. */
  indicator?: "left" | "right";
  /** Letter of the gear, shown only where the scene asks for it. */
  gear?: string;
  /** Lamp of the dipped beam. */
  beam?: boolean;
};

/** The inside of the own car: bonnet edge, dashboard, wheel and lamps. */
export function cockpit({ speed, indicator, gear, beam }: Dash): string {
  return [
    path(cockpitOutlines[1], colours.ownCar),
    path("M36 366Q60 359.5 130 358.4Q300 357 372 366Z", colours.ownCarDark),
    path(cockpitOutlines[0], colours.dashboard),
    path(
      "M0 370Q120 361 300 361T600 370V373Q420 364 300 364T0 373Z",
      colours.dashboardLight,
    ),
    path("M214 400Q218 369 300 367Q382 369 386 400Z", colours.housing),
    path("M180 404Q196 374 246 371M420 404Q404 374 354 371", {
      stroke: colours.tyre,
      width: 11,
      cap: "round",
    }),
    path("M180 404Q196 374 246 371Q300 366.5 354 371Q404 374 420 404", {
      stroke: colours.tyre,
      width: 9,
    }),
    path("M184 396Q200 374 246 369Q300 364.5 354 369Q400 374 416 396", {
      stroke: colours.pole,
      width: 1.2,
    }),
    digits(
      String(speed),
      speedometer.middle,
      speedometer.top,
      speedometer.high,
    ),
    path(
      "M312 388V395M315.6 390L312 392.6L315.8 395M318.4 395V390M318.4 392Q320.8 388.6 322 391.6V395M322 392Q324.4 388.6 325.6 391.6V395M328 396.4L331.4 387M334 388V395M334 392Q336.8 388.6 338 391.6V395",
      { stroke: colours.white, width: 1.1 },
    ),
    indicator ? arrow(indicator) : "",
    gear ? digits(gear, 262, 380, 13) : "",
    beam ? beamLamp() : "",
  ].join("");
}

/** Figures of a height, centred on x. */
function digits(string: string, x: number, top: number, high: number): string {
  const half = (inkRatio(string) * high) / 2;
  return path(
    letters(string, [x - half, x + half, top, top + high]),
    colours.white,
  );
}

function arrow(side: "left" | "right"): string {
  const way = side === "left" ? -1 : 1;
  const x = side === "left" ? 240 : 362;
  const [tip, neck, tail] = [x + way * 9, x, x - way * 8].map(tenth);
  return path(
    `M${tip} 381L${neck} 374V378H${tail}V384H${neck}V388Z`,
    colours.lampGreen,
  );
}

function beamLamp(): string {
  return path(
    "M388 379q9 5 0 12q-5-6 0-12ZM385 381l-8 2v1.6l8-2ZM384 385l-8 2v1.6l8-2ZM385 389l-8 2v1.6l8-2Z",
    colours.lampGreen,
  );
}
