import { setTimeout as wait } from 'node:timers/promises';
import type { VendorContext } from '../context/vendor-context.ts';
import { endSharedRound } from './end-shared-round.ts';
import type { Leases, GameNotification } from './leases.ts';
import { openSharedRound, type SharedGame } from '../chains/open-shared-round.ts';
import { createBoard, type RoundBoard, type Watcher } from './round-board.ts';
import { type Run, runSharedRound, publishResults, TICK_MS } from './run-shared-round.ts';
import { findUnfinished, takeOverRound } from './take-over-round.ts';
import { notifyWallets } from './notify-wallets.ts';

/** How long a process that does not lead looks on before it asks for the lead again. */
const WATCH_MS = 1000;

/**
 * Shows the rounds that another process leads, for a moment: what it tells comes by itself, and
 * what was told while nobody listened is read once.
 */
const followRounds = async (
  { log }: VendorContext,
  { gameCode }: SharedGame,
  board: RoundBoard,
  signal: AbortSignal,
): Promise<void> => {
  await board.catchUp().catch((error: unknown) => {
    log.warn({ err: error, game: gameCode }, 'a shared round could not be read');
  });
  for (let lookedMs = 0; lookedMs < WATCH_MS && !signal.aborted; lookedMs += TICK_MS) {
    board.tick();
    await wait(TICK_MS, undefined, { signal }).catch(() => {});
  }
};

/** One game of one brand at work: its rounds follow each other while somebody watches. */
export interface SharedTable {
  /** Shows the rounds to somebody; answers how to stop. */
  watch: (watcher: Watcher) => () => void;
  /** Bets have changed: everybody sees them, whichever process they watch. */
  refresh: () => Promise<void>;
  /** Another process has changed something. */
  onNotification: (notification: GameNotification) => Promise<void>;
  /** Brings a round to its end whose leader is gone, also when nobody watches. */
  finish: () => void;
  /** Ends the table; its running round goes on elsewhere, or is broken off where nobody is. */
  stop: () => Promise<void>;
}

/** After a fault nobody knows how long it lasts. */
const AFTER_ERROR_MS = 3000;

/** The game among all games of all brands. */
export const keyOf = ({ merchant, nodeId }: Pick<SharedGame, 'merchant' | 'nodeId'>): string =>
  `shared ${merchant} ${nodeId}`;

/** Leads until nobody watches; the last round is brought to its end. */
const leadRounds = async (run: Run, game: SharedGame): Promise<void> => {
  const { context, board } = run;
  for (;;) {
    const left = await findUnfinished(context, game);
    const told = left && (await takeOverRound(context, left));
    if (told) {
      await board.catchUp();
      await publishResults(run, told);
    } else if (left) await runSharedRound(run, left);
    else if (board.watchers.size > 0)
      await runSharedRound(run, await openSharedRound(context, game));
    else return;
  }
};

/** Ends the round that is on: every stake goes back that was not taken. */
const breakOff = async (
  context: VendorContext,
  game: SharedGame,
  board: RoundBoard,
): Promise<void> => {
  const round = await findUnfinished(context, game);
  if (!round) return;
  await notifyWallets(context, await endSharedRound(context, round.id, 'void'));
  await board.show({ ...round, status: 'void' });
};

/**
 * Leads the game as long as it is watched, or looks on for a moment where another process does.
 *
 * @param run its signal ends the work
 */
const workOnce = async (run: Run, leases: Leases, game: SharedGame): Promise<void> => {
  const { context, board, signal } = run;
  const lease = await leases.take(keyOf(game));
  if (!lease) return followRounds(context, game, board, signal);
  try {
    return await leadRounds({ ...run, signal: AbortSignal.any([signal, lease.signal]) }, game);
  } finally {
    if (signal.aborted && !(await leases.hasOthers())) await breakOff(context, game, board);
    await lease.release();
  }
};

/** Starts a table; it is idle until somebody watches. */
export const createSharedTable = (
  context: VendorContext,
  leases: Leases,
  game: SharedGame,
): SharedTable => {
  const key = keyOf(game);
  const board = createBoard(context, game);
  const stopping = new AbortController();
  const { signal } = stopping;
  let working: Promise<void> | null = null;
  let hasToFinish = false;

  const publish: Run['publish'] = (balances = new Map()) =>
    leases.publish({ key, balances: [...balances] });

  const work = async (): Promise<void> => {
    while ((board.watchers.size > 0 || hasToFinish) && !signal.aborted) {
      hasToFinish = false;
      await workOnce({ context, board, publish, signal }, leases, game).catch(
        async (error: unknown) => {
          if (signal.aborted) return;
          context.log.error({ err: error, game: game.gameCode }, 'a shared round broke off');
          await wait(AFTER_ERROR_MS, undefined, { signal }).catch(() => {});
        },
      );
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
    refresh: async () => {
      await board.refresh();
      await publish();
    },
    onNotification: async ({ balances }) => {
      if (board.watchers.size > 0) await board.catchUp(new Map(balances));
    },
    finish: () => {
      hasToFinish = true;
      working ??= work();
    },
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
};
