import { colours } from "../colours";
import {
  framed,
  line,
  rect,
  type Drawing,
  type Drawings,
  type Point,
} from "../svg";
import { sleeve } from "./arms";
import { carBehind } from "./car-behind";
import { reversing } from "./car-reversing";
import { riderBehind } from "./motorcycle-behind";

const { clothLight, kerb, sky, white } = colours;

/** Signals that drivers and riders give with an arm, seen from behind. */
export const driverArms = {
  "dh-right-arm-level": fromCar([84, 46]),
  "dh-right-arm-up": fromCar([80, 46], [80, 26]),
  "dh-arm-down": fromCar([78, 62]),
  "dh-arm-back": reversing,
  "dh-moto-left-level": fromMotorcycle([34, 40], [18, 40]),
  "dh-moto-left-up": fromMotorcycle([33, 40], [33, 19]),
} satisfies Drawings;

function fromCar(...arm: readonly Point[]): Drawing {
  return road(carBehind(), sleeve([[62, 46], ...arm], clothLight));
}

function fromMotorcycle(...arm: readonly Point[]): Drawing {
  return road(riderBehind(), sleeve([[51, 40], ...arm], clothLight, 6.5));
}

function road(...parts: string[]): Drawing {
  return framed(
    100,
    100,
    rect([0, 100, 0, 100], sky),
    rect([0, 100, 52, 100], kerb),
    line(
      [
        [97, 100],
        [70, 52],
      ],
      white,
      1.6,
    ),
    ...parts,
  );
}
