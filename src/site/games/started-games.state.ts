import { atom } from 'jotai';

/** How many games were started on this page: what was recent before is not any more. */
export const startedCountAtom = atom(0);
