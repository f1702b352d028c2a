import type { Language } from "../languages";
import { en } from "./en";
import { ne } from "./ne";
import type { Messages } from "./schema";

/** The interface of every language that the site speaks. */
export const allMessages: Readonly<Record<Language, Messages>> = {
  en,
  ne,
};
