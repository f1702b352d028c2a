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
  const rows = signs.map(({ image, ...row }) => ({
    file: `signs/${row.id}.svg`,
    ...row,
  }));
  return {
    "README.txt": `${editionLine(edition)}\r\n`,
    "signs.csv": toCsv(rows),
    ...Object.fromEntries(
      signs.map(({ id, image }) => [`signs/${id}.svg`, read(image)]),
    ),
  };
}

function readSigns() {
  return signGroups.flatMap(({ id: group }) => {
    const inLanguages = languageCodes.map((code) => readGroup(group, code));
    return inLanguages[0]!.map(
      ({ id, number, en, ne, ja, kana, image }, at) => ({
        id,
        group,
        number: number ?? "",
        name_en: en,
        name_ne: ne,
        name_ja: ja,
        kana,
        ...Object.fromEntries(
          languageCodes.flatMap((code, index) => [
            [`meaning_${code}`, inLanguages[index]![at]!.meaning],
          ]),
        ),
        image,
      }),
    );
  });
}
