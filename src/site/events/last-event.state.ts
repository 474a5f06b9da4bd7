import { atom } from 'jotai';

import type { SiteEvent, SiteEventOf } from '#api/events.ts';

/** The last event of the stream. To handle every event of a kind use `useSiteEvent`. */
export const lastEventAtom = atom<SiteEvent | null>(null);

/** Whether the event stream is open: what it reports need not be polled meanwhile. */
export const isListeningAtom = atom(false);

/** How often this page was told that the rounds of red envelopes are others; 0: there were none. */
export const envelopeNewsAtom = atom(0);

/** How often this page was told that places in races have changed. */
export const raceNewsAtom = atom(0);

/** The newest draw of each lottery that the event stream reported, by the lottery's code. */
export const lastResultsAtom = atom<Readonly<Record<string, SiteEventOf<'result'>>>>({});
