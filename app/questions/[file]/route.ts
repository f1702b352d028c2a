import { setIds } from "@/content/question-sets";
import { jsonFiles } from "@/lib/addresses/json-files";
import { languagesOf } from "@/lib/addresses/set-language";
import { readSet } from "@/lib/sets/read-set";

export const dynamic = "force-static";
export const dynamicParams = false;

/** "karimenkyo-nepali.ne.json": a set's questions in one language. */
export const { generateStaticParams, GET } = jsonFiles(
  setIds.flatMap((set) =>
    languagesOf(set).map(
      (language) =>
        [`${set}.${language}.json`, () => readSet(set, language)] as const,
    ),
  ),
);
