import { preface, type Preface } from "@/content/book/preface";
import type { Language } from "@/content/languages";
import { translations } from "./translations";

/** What the printed book says around its chapters, in a language. */
export const prefaceIn = (language: Language): Preface =>
  translations[language]?.preface ?? preface;
