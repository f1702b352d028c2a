import {
  findingsOf,
  noteOf,
  readNotes,
  writeNotes,
  type Notes,
} from "@/lib/signed/notes";

const note = {
  stamp: "vQ3kx9Zb",
  how: "blind",
  batch: "gaimen-1.1",
  on: "2027-01-04",
} as const;
const notes: Notes = { by: "S. K.", found: { "gaimen-1/7": note } };
const text = (ref: string, stamp: string) => ({
  ref,
  stamp,
  lines: [],
  asks: [],
});

it("keeps what a reader found", () => {
  expect(readNotes(writeNotes(notes))).toEqual(notes);
});

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["a later form", '{"version":2,"by":"S. K.","found":{}}'],
  ["a list", "[]"],
  ["null", "null"],
])("begins anew with %s", (_, kept) => {
  expect(readNotes(kept)).toEqual({ by: "", found: {} });
});

it("drops single notes that cannot be", () => {
  const found = { ...notes.found, a: null, b: { ...note, how: "program" } };

  expect(readNotes(JSON.stringify({ version: 1, by: 7, found }))).toEqual({
    by: "",
    found: notes.found,
  });
});

it("asks again for a text that changed since", () => {
  expect(noteOf(notes, text("gaimen-1/7", "vQ3kx9Zb"))).toEqual(note);
  expect(noteOf(notes, text("gaimen-1/7", "AAAAAAAA"))).toBeUndefined();
  expect(noteOf(notes, text("constructor", "vQ3kx9Zb"))).toBeUndefined();
});

it("sends only what stands, in the order of the batch", () => {
  const texts = [
    text("gaimen-1/6", "AAAAAAAA"),
    text("gaimen-1/7", "vQ3kx9Zb"),
  ];

  expect(findingsOf(notes, texts)).toEqual({
    findings: [{ ...note, ref: "gaimen-1/7" }],
    on: "2027-01-04",
  });
});
