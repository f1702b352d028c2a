import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Builds the smallest page that the framework exports (a heading, no script
 * of its own) in a folder of its own; gives back the folder of the export.
 */
export async function buildBarePage(): Promise<string> {
  const folder = join(process.cwd(), "test-results", "bare-page");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "app"), { recursive: true });
  cpSync("app/icon.svg", join(folder, "app/icon.svg"));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "bare", private: true }),
  );
  writeFileSync(
    join(folder, "next.config.mjs"),
    `export default { output: "export", trailingSlash: true, turbopack: { root: ${JSON.stringify(process.cwd())} } };\n`,
  );
  writeFileSync(
    join(folder, "app/layout.js"),
    "export default function Layout({ children }) { return <html lang='en'><body>{children}</body></html>; }\n",
  );
  writeFileSync(
    join(folder, "app/page.js"),
    "export default function Page() { return <h1>Hello</h1>; }\n",
  );
  execFileSync("npx", ["next", "build", folder], { stdio: "ignore" });

  return join(folder, "out");
}
