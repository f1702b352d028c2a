import { languageCodes } from "@/content/languages";
import { jsonFiles } from "@/lib/addresses/json-files";
import { trainedSigns } from "@/lib/signs/read-signs";

export const dynamic = "force-static";
export const dynamicParams = false;

/** "signs.ne.json": every sign as the trainer asks for it, in a language. */
export const { generateStaticParams, GET } = jsonFiles(
  languageCodes.map((language) => [
    `signs.${language}.json`,
    () => trainedSigns(language),
  ]),
);
