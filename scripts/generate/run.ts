/**
 * Makes the fonts, pictures and icons that are missing or stale: `npm run
 * generate`, the first step of the other commands.
 */
import { generate, generateOne } from "./generate";

const [name] = process.argv.slice(2);

(name === undefined ? generate() : generateOne(name)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
