import { languageCodes } from "@/content/languages";
import { signGroups } from "@/content/sign-groups";
import { readGroup } from "@/lib/signs/read-signs";
import { toCsv } from "./csv";
import { editionLine, type Edition } from "./edition";
import type { ReadPicture } from "./question";
import type { Entries } from "./zip";

/** Every sign as a drawing, and a table of what each is called and means. */
export function signFiles(edition: Edition, read: ReadPicture): Entries {
  const signs = readSigns();
  const rows = signs.map(({ row }) => row);
  return {
    "README.txt": `${editionLine(edition)}\r\n`,
    "signs.csv": toCsv(rows),
    ...Object.fromEntries(
      signs.map(({ row, image }) => [row.file, read(image)]),
    ),
  };
}

function readSigns() {
  return signGroups.flatMap(({ id: group }) => {
    const [english, ...others] = languageCodes.map((code) =>
      readGroup(group, code),
    );
    return english!.map(({ id, number = "", en, ne, ja, kana, image }, at) => {
      const meanings = [english!, ...others].map(
        (signs, index) =>
          [`meaning_${languageCodes[index]}`, signs[at]!.meaning] as const,
      );
      const names = { name_en: en, name_ne: ne, name_ja: ja, kana };
      const file = `signs/${id}.svg`;
      const row = { file, group, number, ...names };
      return { row: { ...row, ...Object.fromEntries(meanings) }, image };
    });
  });
}
