import type { Language } from "./languages";

/** How dates are written. Few phones know the months of every language. */
export const dates: Readonly<Record<Language, DateMessages>> = {
  en: {
    day: "{day} {month} {year}",
    months: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
  },
  ne: {
    day: "सन्\u00a0{year} {month} {day}",
    months: [
      "जनवरी",
      "फेब्रुअरी",
      "मार्च",
      "अप्रिल",
      "मे",
      "जुन",
      "जुलाई",
      "अगस्ट",
      "सेप्टेम्बर",
      "अक्टोबर",
      "नोभेम्बर",
      "डिसेम्बर",
    ],
  },
};

type DateMessages = {
  /** `{day}`, `{month}` and `{year}` are filled in. */
  day: string;
  /** From January on. */
  months: readonly string[];
};
