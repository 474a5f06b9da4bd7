import { atom } from 'jotai';

import type { SiteEvent } from '#api/events.ts';

import { announcementsQuery } from '../announcements/announcements.state.ts';
import { readEvents } from '../client/event-stream.ts';
import { winnerBoardQuery, withWinner } from '../games/winners.state.ts';
import { jackpotQuery } from '../games/jackpot.state.ts';
import { languageAtom } from '../i18n/language.state.ts';
import { balanceAtom } from '../session/balance.state.ts';
import { refusalSeenAtom } from '../session/refusal-seen.state.ts';
import { settingsAtom } from '../settings/settings.state.ts';
import {
  envelopeNewsAtom,
  lastEventAtom,
  lastResultsAtom,
  isListeningAtom,
  raceNewsAtom,
} from './last-event.state.ts';

/** Waits between two tries to listen: each is twice the last, up to the longest. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** All pages of a brand hear the same news: they ask within this time, not at once. */
const SPREAD_MS = 3000;

const askLater = (ask: () => Promise<unknown>): void =>
  void setTimeout(() => void ask(), Math.random() * SPREAD_MS);

/** Writes an event into the state that shows it. */
const takeInAtom = atom(null, (get, set, event: SiteEvent) => {
  const language = get(languageAtom);
  set(lastEventAtom, event);
  switch (event.name) {
    case 'balance':
      return set(balanceAtom, event.data);
    case 'jackpot':
      return set(jackpotQuery.patchAtom, { language }, (known) => ({ ...known, ...event.data }));
    case 'winner': {
      const { winnerBoardSize: limitNum } = get(settingsAtom).limits;
      return set(winnerBoardQuery.patchAtom, { language, limitNum }, (board) =>
        withWinner(board, event.data, limitNum),
      );
    }
    case 'announcements':
      return askLater(() =>
        set(announcementsQuery.loadAtom, { language: get(languageAtom) }, true),
      );
    case 'result':
      return set(lastResultsAtom, (known) => ({ ...known, [event.data.gameCode]: event.data }));
    case 'redEnvelopes':
      return set(envelopeNewsAtom, (count) => count + 1);
    case 'races':
      return set(raceNewsAtom, (count) => count + 1);
    case 'message':
    case 'chat':
    case 'chatRemoved':
    case 'unread':
    case 'rank':
    case 'ended':
      return undefined;
  }
});

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    // An abort signal fires once, so check whether it has fired already.
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Where to listen, as whom, and until when. */
export interface Listening {
  origin: string;
  /** Null for a visitor. */
  token: string | null;
  signal: AbortSignal;
}

/**
 * Listens to the platform until the signal ends it; a stream that breaks is opened again, each time
 * after a longer wait. A platform that says that the session has ended is soon asked again, for it may have
 * handed the brand to another one; where it refuses the token, the session ends here too, as after any call.
 */
export const listenAtom = atom(null, async (_get, set, { origin, token, signal }: Listening) => {
  let waitMs = FIRST_WAIT_MS;
  const notLoggedIn = () => void set(refusalSeenAtom, 'not_logged_in', token);
  const opened = () => set(isListeningAtom, true);
  while (!signal.aborted) {
    const openedAt = Date.now();
    let hasEnded = false;
    const handleEvent = (event: SiteEvent) => {
      if (event.name === 'ended') hasEnded = true;
      set(takeInAtom, event);
    };
    const stream = readEvents({ origin, token, opened, notLoggedIn, handleEvent, signal });
    const wasOpen = await stream.catch(() => false);
    set(isListeningAtom, false);
    const lasted = wasOpen && Date.now() - openedAt > LONGEST_WAIT_MS;
    waitMs = lasted || hasEnded ? FIRST_WAIT_MS : Math.min(waitMs * 2, LONGEST_WAIT_MS);
    await wait(waitMs, signal);
  }
});
