/** The book in Nepali, as far as it is translated. */
export { chapters } from "./chapters";
export { glossary } from "./glossary";
export { rules } from "./rules";
export { tables } from "./tables";
