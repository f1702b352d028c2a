import type { Language } from "../languages";

type ErrorMessages = Record<"title" | "text" | "button", string>;

/**
 * Said in every language where the app itself failed: it is not known there
 * which one the page was in.
 */
export const errorMessages: Record<Language, ErrorMessages> = {
  en: {
    title: "Something went wrong",
    text: "Your answers are safe.",
    button: "Load the page again",
  },
  ne: {
    title: "केही गडबड भयो",
    text: "तपाईंका उत्तर सुरक्षित छन्।",
    button: "पृष्ठ फेरि लोड गर्नुहोस्",
  },
};
