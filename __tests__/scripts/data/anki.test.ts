/** @jest-environment node */
import { unzipSync, strFromU8 } from "fflate";
import initSqlJs from "sql.js";
import type { FileLanguage } from "@/lib/site/data-files";
import { toAnki } from "@/scripts/data/anki/deck";
import type { Edition } from "@/scripts/data/edition";
import type { DataQuestion } from "@/scripts/data/question";
import {
  drawing,
  fourOptions,
  hazard,
  release,
  saying,
  setOf,
  statement,
} from "../../fixtures/data-sets";

type Made = {
  language?: FileLanguage;
  edition?: Edition;
};

/** A deck as bytes. */
const make = (questions: DataQuestion[], own: Made = {}) =>
  toAnki(
    [setOf(...questions)],
    own.language ?? "en",
    own.edition ?? release,
    () => drawing,
  );

/** The tables of a deck, opened as Anki opens them. */
async function open(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const { Database } = await initSqlJs();
  const db = new Database(files["collection.anki2"]);
  const rows = (sql: string) => {
    const [result] = db.exec(sql);
    return (result?.values ?? []).map((row) =>
      Object.fromEntries(
        row.map((value, index) => [result!.columns[index]!, value]),
      ),
    );
  };
  const json = <T>(column: string) =>
    Object.values<T>(
      JSON.parse(String(rows(`SELECT ${column} FROM col`)[0]![column])),
    );
  const model = json<{ id: number; flds: { name: string }[] }>("models")[0]!;
  const notes = rows("SELECT * FROM notes ORDER BY sfld").map((note) => ({
    guid: note.guid,
    mod: Number(note.mod),
    mid: note.mid,
    fields: Object.fromEntries(
      String(note.flds)
        .split("\x1f")
        .map((text, index) => [model.flds[index]!.name, text]),
    ),
  }));
  const media = JSON.parse(strFromU8(files.media!)) as Record<string, string>;
  return { files, rows, json, model, notes, media };
}

const questions = [statement, fourOptions, hazard];

it("is a database of schema 11 that SQLite finds whole", async () => {
  const { rows } = await open(await make(questions));

  expect(rows("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  expect(rows("SELECT ver FROM col")).toEqual([{ ver: 11 }]);
});

it("has a note and a card for each question, in a deck of its set", async () => {
  const { rows, json, notes, model } = await open(await make(questions));
  const cards = rows(
    "SELECT nid, did, ord FROM cards JOIN notes ON notes.id = nid",
  );
  const decks = json<{ id: number; name: string }>("decks");
  const deck = decks.find(
    ({ name }) => name === "Menkyo Mitra (English)::Basic Set",
  );

  expect(notes.map(({ fields }) => fields.Ref)).toEqual([
    "basic/1",
    "basic/2",
    "hz-07/1",
  ]);
  expect(notes.map(({ mid }) => mid)).toEqual(Array(3).fill(model.id));
  expect(cards).toHaveLength(3);
  for (const card of cards)
    expect(card).toMatchObject({ did: deck?.id, ord: 0 });
});

it("asks with the options and answers with reason, law and release", async () => {
  const { notes } = await open(await make(questions));

  expect(notes[0]?.fields).toMatchObject({
    Question: '<div lang="en">Drive on the right.</div>',
    Options: '<div lang="en">True / False</div>',
    Answer: '<div lang="en">False</div>',
    Source: expect.stringContaining("Menkyo Mitra 1.2.3"),
  });
  expect(notes[1]?.fields.Answer).toBe('<div lang="en">C. The left</div>');
});

it("has the pictures under numbers, and every name that a note shows", async () => {
  const { files, media, notes } = await open(await make(questions));

  expect(media).toEqual({ 0: "menkyo-mitra-hz-07.svg" });
  expect(strFromU8(files[0]!)).toBe("<svg/>");
  expect(notes[2]?.fields.Picture).toBe(
    '<img src="menkyo-mitra-hz-07.svg" alt="A sign says &quot;left&quot;.">',
  );
});

it("says both languages where a deck has both, Nepali first", async () => {
  const { notes } = await open(await make(questions, { language: "all" }));

  expect(notes[0]?.fields.Question).toBe(
    '<div lang="ne">दायाँ गुड्नुपर्छ।</div><div lang="en">Drive on the right.</div>',
  );
});

it("gives the same question another note in each deck", async () => {
  const decks = await Promise.all(
    (["en", "ne", "all"] as const).map(
      async (language) => await open(await make(questions, { language })),
    ),
  );
  const guids = decks.flatMap(({ notes }) => notes.map(({ guid }) => guid));

  expect(new Set(guids).size).toBe(9);
});

it("changes a note in a later release, by the same name", async () => {
  const [old] = (await open(await make([statement]))).notes;
  const later = { ...release, release: "1.3.0", title: "Menkyo Mitra 1.3.0" };
  const [changed] = (
    await open(
      await make([fourOptions, saying("Changed.")], { edition: later }),
    )
  ).notes;

  expect(changed?.guid).toBe(old?.guid);
  expect(changed?.mid).toBe(old?.mid);
  expect(changed?.fields.Question).toContain("Changed.");
  expect(changed!.mod).toBeGreaterThan(old!.mod);
});

it("makes the same bytes of the same questions", async () => {
  expect(Buffer.from(await make(questions))).toEqual(
    Buffer.from(await make(questions)),
  );
});
