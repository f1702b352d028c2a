import { createStore, type StoreApi } from "zustand/vanilla";
import { readText, removeText } from "../browser/storage";
import { readKept, writeKept, type Codec } from "./kept";

/**
 * What a learner is in the middle of: a set, an exam, or hazard scenes. A
 * store, and what the browser keeps of it for other tabs and later visits.
 */
export type Session<State> = StoreApi<State> & {
  /** Where it is kept. */
  key: string;
  /** Takes up what is kept, as a visit does that begins. */
  resume: () => void;
  /** Takes over what another tab has written since; says whether it has. */
  sync: () => boolean;
  /** Keeps the state as it is now. */
  save: () => void;
  /** Forgets what is kept, and leaves the state. */
  remove: () => void;
};

/** What makes one session different from the others. */
type SessionIn<State> = {
  key: string;
  codec: Codec<State>;
  /** The state of a session that begins. */
  start: () => State;
  /** What this tab has, joined with what another one keeps, if anything. */
  merge: (own: State, kept: State | null) => State;
};

/** A session at its start; nothing is read before `resume` or `sync`. */
export function createSession<State>({
  key,
  codec,
  start,
  merge,
}: SessionIn<State>): Session<State> {
  const store = createStore(start);
  /** What is kept, as this tab knows it; undefined before it has read it. */
  let known: string | null | undefined;

  const look = (stateFrom: (kept: State | null) => State) => {
    const text = readText(key);
    const kept = readKept(key, codec);
    // What this release cannot read takes nothing from this tab.
    const isUnreadable = text !== null && kept === null;
    known = isUnreadable && !codec.isNewer(text) ? null : text;
    if (!isUnreadable) store.setState(stateFrom(kept), true);
    return !isUnreadable;
  };
  return Object.assign(store, {
    key,
    resume: () => void look((kept) => kept ?? start()),
    sync: () =>
      readText(key) !== known && look((kept) => merge(store.getState(), kept)),
    save: () => {
      known = writeKept(key, codec, store.getState());
    },
    remove: () => {
      if (codec.isNewer(readText(key) ?? "")) return;

      removeText(key);
      known = null;
    },
  });
}
