import { atom } from 'jotai';
import type { PlayFacts, PlayState } from '#api/play.ts';
import type { PlayCall } from '../client/play-call.ts';
import type { Translate } from '../../../words/game-words.ts';

/** What a page has from the start; it is there before anything of a game is shown. */
export interface Opened {
  facts: PlayFacts;
  /** In which the page speaks. */
  language: string;
  t: Translate;
  call: PlayCall;
  token: string;
  /** As the session began: the round that was left open or is to be shown again. */
  start: Pick<PlayState, 'round' | 'nextRoundInMs'>;
}

const openedAtom = atom<Opened | null>(null);

/** The session; a fault of ours when it is asked for before it was opened. */
export const sessionAtom = atom(
  (get): Opened => {
    const opened = get(openedAtom);
    if (!opened) throw new Error('No session of play is open yet.');
    return opened;
  },
  (_get, set, opened: Opened) => {
    set(openedAtom, opened);
    set(balanceAtom, opened.facts.balanceMinor);
    const { facts, start } = opened;
    set(replayedAtom, facts.purpose === 'replay' ? (start.round?.roundId ?? null) : null);
  },
);

/** What the player can stake, as far as it may be shown now; null while it is not known. */
export const balanceAtom = atom<number | null>(null);

/** The stake in the field: null while it is empty, undefined before the first choice. */
export const stakeAtom = atom<number | null | undefined>(undefined);

/** The site has asked for play to stop: no further round begins. */
export const stoppedAtom = atom(false);

/** Why the last act was refused; the stage says it. */
export const refusalAtom = atom<string | null>(null);

/** The number of the round that is being shown again; null while the page plays. */
export const replayedAtom = atom<string | null>(null);
