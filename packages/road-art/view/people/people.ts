import { colours } from "../../drawing/colours";
import type { Part } from "../part";
import { cart, flag, pram } from "./carried";
import type { Clothes } from "./head";
import { person, type Person } from "./person";

/** A man, 1.7 m. */
export function man(options: Person): Part {
  return person(options);
}

/** A woman, 1.65 m, with longer hair and a skirt. */
export function woman(options: Person): Part {
  const clothes: Partial<Clothes> = {
    top: colours.cloth,
    legs: colours.clothDark,
    skirt: true,
    longHair: true,
  };
  return person({
    tall: 1.65,
    ...options,
    clothes: { ...clothes, ...options.clothes },
  });
}

/** A child with a yellow cap and a large head, 1.2 m. */
export function child(options: Person): Part {
  const clothes: Partial<Clothes> = {
    top: colours.otherCar,
    legs: colours.uniform,
    cap: colours.paintYellow,
  };
  return person({
    tall: 1.2,
    young: 1.4,
    ...options,
    clothes: { ...clothes, ...options.clothes },
  });
}

/** An old woman bent over her shopping cart, 1.5 m. */
export function oldWoman(options: Person): Part {
  const clothes: Partial<Clothes> = {
    top: colours.clothDark,
    legs: colours.trousersLight,
    hair: colours.hairGrey,
  };
  return person({
    tall: 1.5,
    pose: "bent",
    carries: cart,
    ...options,
    clothes: { ...clothes, ...options.clothes },
  });
}

/** A woman with a pram, both on their way. */
export function womanWithPram(options: Person): Part {
  return woman({ pose: "push", carries: pram, ...options });
}

/** A worker in a helmet and a vest with light bands. */
export function worker(options: Person): Part {
  const clothes: Partial<Clothes> = {
    top: colours.uniform,
    cap: colours.markYellow,
    vest: colours.markLime,
  };
  return person({ ...options, clothes: { ...clothes, ...options.clothes } });
}

/** A guard with a white flag held out. */
export function guard(options: Person): Part {
  return worker({ pose: "point", carries: flag, ...options });
}
