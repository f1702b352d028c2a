import { languageCodes } from "@/content/languages";
import { jsonFiles } from "@/lib/addresses/json-files";
import { buildPart } from "@/lib/search/build/build-part";
import { partNames } from "@/lib/search/part-names";

export const dynamic = "force-static";
export const dynamicParams = false;

/** "rules.ne.json": a part of the search's index, in a language. */
export const { generateStaticParams, GET } = jsonFiles(
  languageCodes.flatMap((language) =>
    partNames.map(
      (part) =>
        [`${part}.${language}.json`, () => buildPart(part, language)] as const,
    ),
  ),
);
