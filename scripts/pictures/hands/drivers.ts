import { colours } from "@/packages/road-art/drawing/colours";
import {
  framed,
  line,
  rect,
  type Drawing,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { sleeve } from "./arms";
import { carBehind } from "./car-behind";
import { reversing } from "./car-reversing";
import { riderBehind } from "./motorcycle-behind";

const { clothLight, kerb, sky, white } = colours;

/** Signals that drivers and riders give with an arm, seen from behind. */
export const driverArms = {
  "dh-right-arm-level": fromCar([66, 48], [88, 48]),
  "dh-right-arm-up": fromCar([79, 48], [79, 27]),
  "dh-arm-down": fromCar([62, 50], [80, 69]),
  "dh-arm-back": reversing,
  "dh-moto-left-level": fromMotorcycle([34, 40], [18, 40]),
  "dh-moto-left-down": fromMotorcycle([38, 48], [27, 59]),
  "dh-moto-left-up": fromMotorcycle([33, 40], [33, 19]),
} satisfies Drawings;

function fromCar(...arm: [Point, ...Point[]]): Drawing {
  return road(carBehind(sleeve([[49.5, 50], ...arm], clothLight)));
}

function fromMotorcycle(...arm: [Point, ...Point[]]): Drawing {
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
        [104, 100],
        [72, 52],
      ],
      white,
      1.6,
    ),
    ...parts,
  );
}
