/**
 * Follows every link, picture and script of the export: `npm run crawl`, with
 * the BASE_PATH that it was built with.
 */
import { crawl } from "./crawl";

const { followed, broken } = crawl("out", process.env.BASE_PATH ?? "");

for (const line of broken) console.error(line);
console.log(`${followed} addresses followed, ${broken.length} broken`);
process.exitCode = broken.length === 0 && followed > 0 ? 0 : 1;
