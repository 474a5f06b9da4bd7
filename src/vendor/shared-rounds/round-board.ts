import type { LiveRound } from '#api/play-shared.ts';
import type { PlaySession, StoredSharedRound } from '../database/games-tables.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import type { SharedGame } from '../chains/open-shared-round.ts';
import { findNewest, readBets, readPast } from './read-picture.ts';
import {
  type NamedBet,
  type SharedPicture,
  showSharedRound,
  shownAt,
} from './show-shared-round.ts';

/** Somebody who watches a game: where its rounds are sent to. */
export interface Watcher {
  session: PlaySession;
  send: (round: LiveRound) => void;
}

/** What the watchers of one game see. */
export interface RoundBoard {
  watchers: Set<Watcher>;
  /** Shows a round, or the round in its next phase, to everybody. */
  show: (round: StoredSharedRound) => Promise<void>;
  /** The bets on the round that is shown. */
  bets: () => readonly NamedBet[];
  /** Bets have changed. */
  refresh: () => Promise<void>;
  /** Reads and shows the newest round of the game, which another process may lead. */
  catchUp: (balances?: ReadonlyMap<number, number>) => Promise<void>;
  /** Shows a running round again, where something in it has moved. */
  tick: () => void;
  /** To everybody; who has a new balance learns it. */
  sendAll: (balances?: ReadonlyMap<number, number>) => void;
  /** To one who has just come. */
  sendTo: (watcher: Watcher) => void;
}

const ORDER = { open: 0, running: 1, ended: 2, void: 2 } as const;

const orderOf = ({ status }: StoredSharedRound): number => ORDER[status];

/**
 * What is known from two pictures.
 *
 * @param isLater the bets of the second were read later
 */
const newer = (
  shown: SharedPicture | null,
  { round, bets, past }: SharedPicture,
  isLater: boolean,
): SharedPicture => {
  if (shown?.round.id !== round.id)
    return shown && round.openedAt < shown.round.openedAt ? shown : { round, bets, past };
  return {
    round: orderOf(round) < orderOf(shown.round) ? shown.round : round,
    bets: isLater ? bets : shown.bets,
    past,
  };
};

/** Makes the board of a game. */
export const createBoard = ({ database, now }: VendorContext, game: SharedGame): RoundBoard => {
  const watchers = new Set<Watcher>();
  let picture: SharedPicture | null = null;
  let lastShow = '';
  /** Readings overlap: one that began later knows more. */
  const readings = { begun: 0, shown: 0 };
  const send = ({ session, send: publish }: Watcher, balanceMinor: number | null): void => {
    if (picture) publish(showSharedRound(picture, session.playerId, now(), balanceMinor));
  };
  const sendAll = (balances: ReadonlyMap<number, number> = new Map()): void => {
    lastShow = picture ? JSON.stringify(shownAt(picture.round, now())) : '';
    for (const watcher of watchers) send(watcher, balances.get(watcher.session.playerId) ?? null);
  };
  const read = async (round: StoredSharedRound): Promise<void> => {
    readings.begun += 1;
    const reading = readings.begun;
    const bets = await readBets(database, round.id);
    const past =
      picture?.round.id === round.id ? picture.past : await readPast(database, game, round);
    const next = newer(picture, { round, bets, past }, reading >= readings.shown);
    readings.shown = Math.max(readings.shown, reading);
    picture = next;
  };
  return {
    watchers,
    show: async (round) => {
      await read(round);
      sendAll();
    },
    bets: () => picture?.bets ?? [],
    refresh: async () => {
      if (!picture) return;
      await read(picture.round);
      sendAll();
    },
    catchUp: async (balances) => {
      const newest = await findNewest(database, game);
      if (!newest) return;
      await read(newest);
      sendAll(balances);
    },
    tick: () => {
      if (picture && JSON.stringify(shownAt(picture.round, now())) !== lastShow) sendAll();
    },
    sendAll,
    sendTo: (watcher) => send(watcher, null),
  };
};
