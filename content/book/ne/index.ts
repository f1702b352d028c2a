/** The book in Nepali, as far as it is translated. */
export { chapters } from "./chapters";
export { glossary } from "./glossary";
export { preface } from "./preface";
export { rules } from "./rules";
export { tables } from "./tables";
