import { en } from "./en";
import { ne } from "./ne";

/** The interface words of every language that the site speaks. */
export const interfaceWords = { en, ne };
