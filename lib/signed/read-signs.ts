import "server-only";
import { defaultLanguage } from "@/content/languages";
import type { SignGroupId } from "@/content/sign-groups";
import { signImage } from "../signs/addresses";
import { readGroup } from "../signs/read-signs";
import { linesOf } from "./lines";
import type { SignedText, TextGroup, Translation } from "./texts";

/** The signs of a group. */
export function readSigns(
  group: SignGroupId,
  language: Translation,
): TextGroup {
  const english = readGroup(group, defaultLanguage);
  const texts = readGroup(group, language).map((sign, index): SignedText => {
    const source = english[index]!;
    return {
      ref: `signs/${sign.id}`,
      image: signImage(`${group}#${sign.id}`),
      lines: linesOf(
        [sign[language], sign.meaning, sign.alt],
        [source[defaultLanguage], source.meaning, source.alt],
      ),
      asks: [],
    };
  });
  return { id: `signs/${group}`, texts };
}
