import { atom } from 'jotai';

/**
 * Until when no further code can be asked for, by what the code is for; in ms since 1970. It
 * outlives the popup: whoever closes it and comes back finds the same wait.
 */
const waitsAtom = atom<Readonly<Record<string, number>>>({});

/** What a code may be for. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'password'
  | 'changePassword'
  | 'challenge'
  | (string & {});

/** Until when no further code of each kind can be asked for. */
export const codeWaitsAtom = atom((get) => get(waitsAtom));

/** Starts the waiting time of one kind of code; no time at all ends it. */
export const restCodeAtom = atom(null, (get, set, purpose: CodePurpose, ms: number) =>
  set(waitsAtom, { ...get(waitsAtom), [purpose]: Date.now() + ms }),
);
