import { atom } from 'jotai';

import type { SiteEvent } from '#api/events.ts';

/** The last event that was heard, for whoever waits for one: a draw, a message. */
export const heardAtom = atom<SiteEvent | null>(null);
