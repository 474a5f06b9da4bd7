import { atom } from 'jotai';

import type { SiteEvent, SiteEventOf } from '#api/events.ts';

/** The last event that was heard; who waits for all of a kind takes them by `useHeard`. */
export const heardAtom = atom<SiteEvent | null>(null);

/** Whether the platform is being listened to: what it tells need not be asked for meanwhile. */
export const isListeningAtom = atom(false);

/** The newest draw of each lottery that was heard of, by the lottery's code. */
export const heardResultsAtom = atom<Readonly<Record<string, SiteEventOf<'result'>>>>({});
