/**
 * Anki's database in its schema 11, the one of `collection.anki2` that every
 * version of Anki and AnkiDroid since 2012 imports.
 */
import { createHash } from "node:crypto";
import initSqlJs, { type Database } from "sql.js";
import { fieldNames, modelId, modelsJson, type FieldName } from "./model";
import { tables } from "./tables";

/** A note with one card. */
export type Note = {
  /** The same in every release: an update finds its note by it. */
  guid: string;
  deck: string;
  fields: Readonly<Record<FieldName, string>>;
  tags: readonly string[];
};

/**
 * A collection of these notes.
 *
 * @param root the name of the deck that holds the others
 * @param modified when the notes were written, in seconds since 1970
 * @returns the bytes of an SQLite file
 */
export async function collection(
  root: string,
  notes: readonly Note[],
  modified: number,
): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  const db = new Database();
  db.run(tables);
  db.run("BEGIN");
  const decks = [root, ...new Set(notes.map(({ deck }) => deck))];
  insert(db, "col", colRow(decks, modified));
  notes.forEach((note, index) => addNote(db, note, index, modified));
  db.run("COMMIT");
  const bytes = db.export();
  db.close();
  return bytes;
}

type Cell = string | number;

function insert(db: Database, table: string, row: readonly Cell[]) {
  const places = row.map(() => "?").join(",");
  db.run(`INSERT INTO ${table} VALUES (${places})`, [...row]);
}

function addNote(db: Database, note: Note, index: number, modified: number) {
  const id = idOf(note.guid);
  const { fields, tags } = note;
  const texts = fieldNames.map((name) => fields[name]);
  const { Ref: first } = fields;
  const noteRow = [id, note.guid, modelId, modified, -1, ` ${tags.join(" ")} `];
  insert(db, "notes", [
    ...noteRow,
    texts.join("\x1f"),
    first,
    checksumOf(first),
    0,
    "",
  ]);
  const cardRow = [id, id, idOf(note.deck), 0, modified, -1, 0, 0, index + 1];
  insert(db, "cards", [...cardRow, 0, 0, 0, 0, 0, 0, 0, 0, ""]);
}

function colRow(decks: readonly string[], modified: number): Cell[] {
  const millis = modified * 1000;
  const deckRows = [
    ["1", deck(1, "Default", modified)],
    ...decks.map((name) => [idOf(name), deck(idOf(name), name, modified)]),
  ];
  const conf = {
    nextPos: 1,
    estTimes: true,
    activeDecks: [1],
    sortType: "noteFld",
    timeLim: 0,
    sortBackwards: false,
    addToCur: true,
    curDeck: 1,
    newBury: true,
    newSpread: 0,
    dueCounts: true,
    curModel: String(modelId),
    collapseTime: 1200,
  };
  return [
    1,
    modified,
    millis,
    millis,
    11,
    0,
    0,
    0,
    JSON.stringify(conf),
    modelsJson(modified, idOf(decks[0]!)),
    JSON.stringify(Object.fromEntries(deckRows)),
    JSON.stringify({ 1: options(modified) }),
    "{}",
  ];
}

function deck(id: number, name: string, mod: number) {
  return {
    id,
    name,
    mod,
    usn: -1,
    desc: "",
    dyn: 0,
    conf: 1,
    collapsed: false,
    browserCollapsed: false,
    extendNew: 0,
    extendRev: 0,
    newToday: [0, 0],
    revToday: [0, 0],
    lrnToday: [0, 0],
    timeToday: [0, 0],
  };
}

/** How a deck is studied, as Anki sets it where nobody has. */
function options(mod: number) {
  return {
    id: 1,
    name: "Default",
    mod,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
    new: {
      bury: true,
      delays: [1, 10],
      initialFactor: 2500,
      ints: [1, 4, 7],
      order: 1,
      perDay: 20,
      separate: true,
    },
    rev: {
      bury: true,
      ease4: 1.3,
      fuzz: 0.05,
      ivlFct: 1,
      maxIvl: 36500,
      minSpace: 1,
      perDay: 200,
    },
    lapse: {
      delays: [10],
      leechAction: 0,
      leechFails: 8,
      minInt: 1,
      mult: 0,
    },
  };
}

/** Thirteen digits, like Anki's own ids, always the same for a name. */
function idOf(name: string): number {
  const hash = createHash("sha256").update(name).digest();
  return 1_400_000_000_000 + (hash.readUIntBE(0, 6) % 200_000_000_000);
}

/** By which Anki looks for notes with the same first field. */
function checksumOf(text: string): number {
  const digest = createHash("sha1").update(text).digest("hex");
  return Number.parseInt(digest.slice(0, 8), 16);
}
