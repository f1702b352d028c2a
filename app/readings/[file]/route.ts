import { jsonFiles } from "@/lib/addresses/json-files";
import { batchesOf, batchFile } from "@/lib/signed/batches";
import { allReadings } from "@/lib/signed/files";
import { readGroups } from "@/lib/signed/read-texts";
import type { Translation } from "@/lib/signed/texts";

export const dynamic = "force-static";
export const dynamicParams = false;

/** "gaimen-1.2.ne.json": texts that a reader signs in one sitting. */
async function readFiles() {
  const files = Object.keys(allReadings).map(async (code) =>
    batchesOf(await readGroups(code as Translation)).map(
      (batch) => [`${batch.id}.${code}.json`, () => batchFile(batch)] as const,
    ),
  );
  return jsonFiles((await Promise.all(files)).flat());
}

const files = readFiles();

export async function generateStaticParams() {
  return (await files).generateStaticParams();
}

export async function GET(
  ...request: Parameters<Awaited<typeof files>["GET"]>
) {
  return (await files).GET(...request);
}
