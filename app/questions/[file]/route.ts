import { setIds } from "@/content/question-sets";
import { readSet } from "@/lib/sets/read-set";
import { languagesOf } from "@/lib/sets/set-language";
import { jsonFiles } from "@/lib/site/json-files";

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
