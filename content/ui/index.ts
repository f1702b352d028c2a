import { en } from "./en";

/** The interface words of every language that the site speaks. */
export const interfaceWords = { en, ne: en };
