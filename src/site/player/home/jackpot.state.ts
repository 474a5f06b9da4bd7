import { atom } from 'jotai';

import { settingsAtom } from '../../settings/settings.state.ts';

import { jackpotStartMinor, keptJackpotText, readKeptJackpot } from './jackpot-start.ts';
import { tabStorage } from '../../storage/browser-storage.ts';

const KEY = 'livery.jackpot';

const begunAtom = atom<number | null>(null);

/** Where the ticker starts, in minor units: the lower bound until the page has come to life. */
export const jackpotStartAtom = atom(
  (get): number => get(begunAtom) ?? get(settingsAtom).jackpot.startMinMinor,
);

/** Takes up the session's jackpot, or draws its start. */
export const beginJackpotAtom = atom(null, (get, set) => {
  const nowMs = Date.now();
  const kept = readKeptJackpot(tabStorage.getItem(KEY));
  const amountMinor = jackpotStartMinor(get(settingsAtom).jackpot, kept, nowMs, Math.random);
  tabStorage.setItem(KEY, keptJackpotText({ amountMinor, atMs: nowMs }));
  set(begunAtom, amountMinor);
});
