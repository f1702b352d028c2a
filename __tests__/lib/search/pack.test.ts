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
    "0316 130-a 0=one_way 0no 0parking 0stop 0tomare 0~7 0§38 0止ま",
  );
  expect(packed.places[0]?.split(" ")[5]).toBe("0");
  expect(packed.places[3]?.split(" ")[5]).toBe("1*2");
});

it("is refused if only half of it arrived", () => {
  const { places } = packed;
  for (const half of [places.slice(0, 2), places.map((one) => one.slice(0, 3))])
    expect(() => unpackIndex({ ...packed, places: half })).toThrow(
      "Half an index",
    );
});
