import { generate } from "./generate";

/** Runs once before the tests, which read what is generated. */
export default generate;
