/** @jest-environment node */
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isFresh, save } from "@/scripts/generate/cache";
import { codeOf } from "@/scripts/generate/code";

const root = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "generate-"));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

describe("what was generated", () => {
  beforeEach(() =>
    save("icons", "key", { "a/1.svg": "one", "a/2.svg": "two" }),
  );

  it("is fresh while its sources are the same", () => {
    expect(readFileSync("a/1.svg", "utf8")).toBe("one");
    expect(isFresh("icons", "key")).toBe(true);
    expect(isFresh("icons", "another key")).toBe(false);
    expect(isFresh("fonts", "key")).toBe(false);
  });

  it("is generated again if a file is gone or was changed", () => {
    writeFileSync("a/1.svg", "changed");
    expect(isFresh("icons", "key")).toBe(false);

    writeFileSync("a/1.svg", "one");
    expect(isFresh("icons", "key")).toBe(true);

    rmSync("a/2.svg");
    expect(isFresh("icons", "key")).toBe(false);
  });

  it("is removed when it is no longer generated", () => {
    save("icons", "next key", { "a/2.svg": "two" });

    expect(existsSync("a/1.svg")).toBe(false);
    expect(isFresh("icons", "next key")).toBe(true);
  });
});

describe("the code of a module", () => {
  const code = (text: string) => {
    writeFileSync("part.ts", text);
    writeFileSync("module.ts", 'import { a } from "./part"; console.log(a);');
    return codeOf("./module.ts");
  };

  it("changes with what it imports and uses, not with comments", async () => {
    const before = await code("export const a = 1; export const b = 2;");

    expect(await code("/** One. */ export const a = 1;")).toBe(before);
    expect(await code("export const a = 2;")).not.toBe(before);
  });

  it("changes with the version of a package", async () => {
    process.chdir(root);
    const { version } = JSON.parse(
      readFileSync("node_modules/svgo/package.json", "utf8"),
    ) as { version: string };

    expect(await codeOf("packages/road-art/drawing/render.ts")).toContain(
      `svgo@${version}`,
    );
  });
});
