import type { Language } from "../languages";
import { en } from "./en";
import { ne } from "./ne";
import type { InterfaceWords } from "./schema";

/** The interface words of every language that the site speaks. */
export const interfaceWords: Readonly<Record<Language, InterfaceWords>> = {
  en,
  ne,
};
