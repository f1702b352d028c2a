import { wrongOptions } from "@/lib/signs/options";
import type { TrainedSign } from "@/lib/signs/trained-sign";

const make = (id: string, own: Partial<TrainedSign> = {}): TrainedSign => ({
  id,
  place: `regulatory#303`,
  name: `Name of ${id}`,
  alt: `Look of ${id}`,
  meaning: "",
  confused: [],
  ...own,
});
const inOrder = () => 0;
const idsFor = (sign: TrainedSign, others: TrainedSign[]) =>
  wrongOptions(sign, [sign, ...others], inOrder).map(({ id }) => id);

it("offers first what the sign is taken for, then its neighbours", () => {
  const asked = make("a", { confused: ["e"] });

  expect(
    idsFor(
      asked,
      ["b", "c", "d", "e"].map((id) => make(id)),
    ),
  ).toEqual(["e", "b", "c"]);
});

it("leaves out other groups, unless a sign is confused with one of theirs", () => {
  const asked = make("a", { confused: ["x"] });
  const others = [
    make("x", { place: "markings#m101" }),
    make("y", { place: "markings#m101" }),
    make("b"),
  ];

  expect(idsFor(asked, others)).toEqual(["x", "b"]);
});

it.each([
  ["has the same name", make("b", { name: "No parking" })],
  ["is one kind of it", make("b", { name: "No parking (kerb)" })],
  ["looks the same", make("b", { alt: "Look of a" })],
])("never offers what %s: it would be right as well", (_, other) => {
  const asked = make("a", { name: "No parking", confused: ["b"] });

  expect(idsFor(asked, [other, make("c")])).toEqual(["c"]);
});

it("offers left beside right, which the names tell apart", () => {
  const asked = make("a", { name: "Bend (left)" });

  expect(idsFor(asked, [make("b", { name: "Bend (right)" })])).toEqual(["b"]);
});

it("separates what the law draws alike", () => {
  const asked = make("117-a", { confused: ["403"] });

  expect(idsFor(asked, [make("403"), make("404")])).toEqual(["404"]);
});
