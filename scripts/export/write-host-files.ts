/** Writes the committed files of deploy/: `npm run hosts`. */
import { writeFileSync } from "node:fs";
import { nginxFile, vercelFile } from "./host-files";

writeFileSync("deploy/vercel.json", vercelFile());
writeFileSync("deploy/nginx.conf", nginxFile());
