import type { LiveRound } from '#api/play-shared.ts';
import type { PlaySession, StoredSharedRound } from '../database/games-tables.ts';
import type { VendorWorld } from '../world.ts';
import type { SharedGame } from './open-shared-round.ts';
import { readBets, readPast } from './read-picture.ts';
import { type SharedPicture, showSharedRound, shownNow } from './show-shared-round.ts';

/** Somebody who watches a game: where its rounds are sent to. */
export interface Watcher {
  session: PlaySession;
  send: (round: LiveRound) => void;
}

/** What the watchers of one game see. */
export interface RoundBoard {
  watchers: Set<Watcher>;
  /** The round that is shown now; null before the first. */
  round: () => StoredSharedRound | null;
  /** Shows a round, or the round in its next phase, to everybody. */
  show: (round: StoredSharedRound) => Promise<void>;
  /** Bets have changed. */
  refresh: () => Promise<void>;
  /** Shows a running round again, where something in it has moved. */
  tick: () => void;
  /** To everybody; who has a new balance learns it. */
  sendAll: (balances?: ReadonlyMap<number, number>) => void;
  /** To one who has just come. */
  sendTo: (watcher: Watcher) => void;
}

/** Makes the board of a game. */
export const createBoard = ({ database }: VendorWorld, game: SharedGame): RoundBoard => {
  const watchers = new Set<Watcher>();
  let picture: SharedPicture | null = null;
  let lastShow = '';
  const send = ({ session, send: tell }: Watcher, balanceMinor: number | null): void => {
    if (picture) tell(showSharedRound(picture, session.playerId, balanceMinor));
  };
  const sendAll = (balances: ReadonlyMap<number, number> = new Map()): void => {
    lastShow = picture ? JSON.stringify(shownNow(picture.round)) : '';
    for (const watcher of watchers) send(watcher, balances.get(watcher.session.playerId) ?? null);
  };
  return {
    watchers,
    round: () => picture?.round ?? null,
    show: async (round) => {
      const bets = await readBets(database, round.id);
      const isSame = picture?.round.id === round.id;
      const past = isSame && picture ? picture.past : await readPast(database, game, round);
      picture = { round, bets, past };
      sendAll();
    },
    refresh: async () => {
      const id = picture?.round.id;
      if (id === undefined) return;
      const bets = await readBets(database, id);
      // Meanwhile the next round may have come.
      if (picture?.round.id !== id) return;
      picture = { ...picture, bets };
      sendAll();
    },
    tick: () => {
      if (picture && JSON.stringify(shownNow(picture.round)) !== lastShow) sendAll();
    },
    sendAll,
    sendTo: (watcher) => send(watcher, null),
  };
};
