import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const folder = "components/layout/fonts";
const bytes = (name: string) => statSync(join(folder, `${name}.woff2`)).size;

it("cost an English page 30 KB at most, a Nepali one 45 KB", () => {
  const both = bytes("overpass") + bytes("sign-jp");
  const words =
    bytes("mukta-name") + bytes("mukta-headline") + bytes("mukta-words");
  const nepali = bytes("mukta") + bytes("mukta-headline");

  expect(bytes("overpass")).toBeLessThan(16 * 1024);
  expect(both + words).toBeLessThan(30 * 1024);
  expect(both + nepali).toBeLessThan(45 * 1024);
});

it("ships the licence of each face", () => {
  expect(readdirSync(folder).filter((name) => /^OFL-/.test(name))).toHaveLength(
    3,
  );
});
