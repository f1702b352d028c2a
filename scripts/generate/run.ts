/**
 * Makes whatever of fonts, pictures and icons is not there or was made from
 * other sources: `npm run generate`, which the other commands begin with.
 */
import { generate, generateOne } from "./generate";

const [name] = process.argv.slice(2);

(name === undefined ? generate() : generateOne(name)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
