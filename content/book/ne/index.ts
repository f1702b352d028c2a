/** The book in Nepali, as far as it is translated. */
export { chapters } from "./chapters";
export { rules } from "./rules";
