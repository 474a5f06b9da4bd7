import { setTimeout as wait } from 'node:timers/promises';
import type { StoredSharedRound } from '../database/games-tables.ts';
import type { VendorWorld } from '../world.ts';
import { endSharedRound } from './end-shared-round.ts';
import { openSharedRound, type SharedGame } from './open-shared-round.ts';
import { recoverSharedRounds } from './recover-shared-rounds.ts';
import { createBoard, type RoundBoard, type Watcher } from './round-board.ts';
import { tellWallets } from './tell-wallets.ts';

/** One game of one brand at work: its rounds follow each other while somebody watches. */
export interface SharedTable {
  /** Shows the rounds to somebody; answers how to stop. */
  watch: (watcher: Watcher) => () => void;
  /** Bets have changed: everybody sees them. */
  refresh: () => Promise<void>;
  /** Breaks the running round off and ends the table. */
  stop: () => Promise<void>;
}

/** Between two looks at a running round: five pictures a second. */
const TICK_MS = 200;

/** After a fault nobody knows how long it lasts. */
const AFTER_FAULT_MS = 3000;

/** Starts a table; it rests until somebody watches. */
export const createSharedTable = (world: VendorWorld, game: SharedGame): SharedTable => {
  const board = createBoard(world, game);
  const stopping = new AbortController();
  const { signal } = stopping;
  let working: Promise<void> | null = null;

  const work = async (): Promise<void> => {
    while (board.watchers.size > 0 && !signal.aborted)
      try {
        // A fault may have left one behind.
        await recoverSharedRounds(world, game);
        await playOne(world, game, board, signal);
      } catch (fault) {
        if (signal.aborted) break;
        world.log.error({ err: fault, game: game.gameCode }, 'a shared round broke off');
        await wait(AFTER_FAULT_MS, undefined, { signal }).catch(() => {});
      }
    working = null;
  };
  return {
    watch: (watcher) => {
      board.watchers.add(watcher);
      if (working) board.sendTo(watcher);
      working ??= work();
      return () => board.watchers.delete(watcher);
    },
    refresh: board.refresh,
    stop: async () => {
      stopping.abort();
      await working;
      await breakOff(world, board);
    },
  };
};

/** Opens, runs and ends one round. */
const playOne = async (
  world: VendorWorld,
  game: SharedGame,
  board: RoundBoard,
  signal: AbortSignal,
): Promise<void> => {
  const until = async (moment: number): Promise<void> => {
    const leftMs = moment - Date.now();
    if (leftMs > 0) await wait(leftMs, undefined, { signal });
  };
  const round = await openSharedRound(world, game);
  await board.show(round);
  await until(round.runsAt.getTime());
  await setRunning(world, round);
  await board.show({ ...round, status: 'running' });
  const endsAt = round.endsAt.getTime();
  while (Date.now() < endsAt) {
    await until(Math.min(Date.now() + TICK_MS, endsAt));
    board.tick();
  }
  const told = await endSharedRound(world, round.id, 'ended');
  await board.show({ ...round, status: 'ended' });
  const balances = await tellWallets(world, told);
  board.sendAll(balances);
  await until(round.restsUntil.getTime());
};

const setRunning = async ({ database }: VendorWorld, { id }: StoredSharedRound): Promise<void> => {
  await database
    .updateTable('sharedRound')
    .set({ status: 'running' })
    .where('id', '=', id)
    .execute();
};

/** Ends the round that is on: every stake goes back. */
const breakOff = async (world: VendorWorld, board: RoundBoard): Promise<void> => {
  const round = board.round();
  if (!round || round.status === 'ended' || round.status === 'void') return;
  const told = await endSharedRound(world, round.id, 'void');
  await board.show({ ...round, status: 'void' });
  await tellWallets(world, told);
};
