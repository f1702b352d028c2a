import { colours, type Colour } from "../../drawing/colours";
import type { Point } from "../../drawing/svg";
import type { Camera } from "../camera";
import type { Hull } from "./hull";
import type { Lamps } from "./lamps";
import type { Piece } from "./pieces";
import type { Stance, Standing } from "./stance";

export type Look = { body: Colour; shade: Colour };

/** The paints of other people's vehicles. */
export const looks = {
  white: { body: colours.otherCar, shade: colours.otherCarDark },
  grey: { body: colours.greyCar, shade: colours.greyCarDark },
  red: { body: colours.redCar, shade: colours.redCarDark },
  blue: { body: colours.blueCar, shade: colours.blueCarDark },
  taxi: { body: colours.taxi, shade: colours.taxiDark },
  own: { body: colours.ownCar, shade: colours.ownCarDark },
} satisfies Record<string, Look>;

/** How a kind of vehicle is made; metres from its centre. */
export type Model = {
  width: number;
  length: number;
  hull: Hull;
  /** Where the roof ends in front and behind. */
  roof: Point;
  /** Axles and the radius of the wheels. */
  wheels: { at: readonly number[]; radius: number };
  /** Glass, plates, doors: what does not depend on lamps or people. */
  trim: (look: Look) => Piece[];
  /** Where people's heads show: sideways and up, on nose, tail and sides. */
  seats?: { nose: Point; tail?: Point; side: Point };
  /** Lamps of one half, mirrored to the other. */
  lamps: { nose: Lamp; tail: Lamp; blinkNose: Point; blinkTail: Point };
  /** Drawn on top of it, such as the lamps of an ambulance. */
  extra?: (camera: Camera, stance: Stance) => string;
};

export type Lamp = readonly [
  inner: number,
  outer: number,
  low: number,
  high: number,
];

export type Vehicle = Standing &
  Lamps & {
    look?: Look;
    /** In use: a driver's head behind the glass. Parked: empty seats. */
    driver?: boolean;
    /** Nobody can be made out behind its glass, as at night. */
    dark?: boolean;
    /** Degrees that the front wheels are turned, clockwise. */
    steer?: number;
    /** The driver holds up an open hand. */
    waves?: boolean;
  };
