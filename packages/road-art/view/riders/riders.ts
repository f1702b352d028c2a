import { colours } from "../../drawing/colours";
import type { Part } from "../part";
import { bicycleMachine } from "./bicycle";
import { kickMachine } from "./kick";
import { motorcycleMachine } from "./motorcycle";
import { ride, type Rider } from "./ride";
import { scooterMachine } from "./scooter";

/** Somebody on a bicycle. */
export function cyclist(options: Rider): Part {
  const clothes = { top: colours.cloth, legs: colours.trousers };
  return ride(bicycleMachine, colours.uniformLight, clothes, options);
}

/** Somebody on a motorcycle. */
export function motorcyclist(options: Rider): Part {
  const clothes = {
    top: colours.housing,
    legs: colours.trousers,
    helmet: colours.white,
  };
  return ride(motorcycleMachine, colours.redCar, clothes, options);
}

/** Somebody on a scooter. */
export function scooterRider(options: Rider): Part {
  const clothes = {
    top: colours.clothLight,
    legs: colours.trousers,
    helmet: colours.redCar,
  };
  return ride(scooterMachine, colours.otherCar, clothes, options);
}

/** Somebody standing on an e-scooter. */
export function kickRider(options: Rider): Part {
  const clothes = {
    top: colours.clothLight,
    legs: colours.trousers,
    helmet: colours.white,
  };
  return ride(kickMachine, colours.housing, clothes, options);
}
