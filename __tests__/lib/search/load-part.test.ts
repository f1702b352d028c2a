import MiniSearch from "minisearch";
import { loadPart } from "@/lib/search/load-part";
import { packIndex } from "@/lib/search/pack";
import { indexOptions } from "@/lib/search/part";

const index = new MiniSearch(indexOptions);
index.addAll([{ id: 0, name: "stop", names: "", number: "", text: "" }]);
const file = {
  part: "names",
  entries: [{ kind: "sign", at: "signs/regulatory#330-a", title: "Stop" }],
  concepts: { tomare: 0 },
  index: packIndex(index.toJSON()),
};
const answer = (json: unknown) =>
  (global.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, json: () => Promise.resolve(json) }));

it.each([
  ["another part", { ...file, part: "rules" }],
  ["no entries", { ...file, entries: [] }],
  ["no index", { ...file, index: undefined }],
  ["half an index", { ...file, index: { ...file.index, places: ["0 0"] } }],
  ["a portal's answer", { error: 1 }],
  ["nothing", null],
])("refuses %s, and asks again", async (_, json) => {
  const fetched = answer(json);
  await expect(loadPart("names", "ne")).rejects.toThrow();
  await expect(loadPart("names", "ne")).rejects.toThrow();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("downloads a part once", async () => {
  const fetched = answer(file);
  const part = await loadPart("names", "en");

  expect(part.index.search("stop")).toHaveLength(1);
  expect(await loadPart("names", "en")).toBe(part);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0][0]).toBe("/search/names.en.json");
});
