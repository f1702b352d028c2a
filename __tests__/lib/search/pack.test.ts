import MiniSearch from "minisearch";
import { packIndex, unpackIndex } from "@/lib/search/pack";
import { indexOptions } from "@/lib/search/part";

const documents = [
  { id: 0, name: "stop", names: "tomare 止ま", number: "330-a", text: "" },
  { id: 1, name: "no parking", names: "", number: "316", text: "stop stop" },
  { id: 2, name: "", names: "", number: "", text: "§38 ~7 =one_way" },
];
const built = new MiniSearch(indexOptions);
built.addAll(documents);
const packed = packIndex(built.toJSON());

it("finds the same once it is unpacked, in the same order", () => {
  const opened = MiniSearch.loadJS(unpackIndex(packed), indexOptions);
  for (const query of ["stop", "tomare", "316", "§38", "parking stop", "no"])
    expect(opened.search(query)).toEqual(built.search(query));
});

it("is short text", () => {
  expect(packed.terms).toBe(
    "316 330-a =one_way no parking stop tomare ~7 §38 止ま",
  );
  expect(packed.places.split(" ")[5]).toBe("0:0;3:1*2");
});

it("is refused if only half of it arrived", () => {
  const half = { ...packed, places: packed.places.slice(0, 20) };
  expect(() => unpackIndex(half)).toThrow("Half an index");
});
