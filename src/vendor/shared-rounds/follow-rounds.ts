import { setTimeout as wait } from 'node:timers/promises';
import type { VendorContext } from '../context/vendor-context.ts';
import type { SharedGame } from '../chains/open-shared-round.ts';
import type { RoundBoard } from './round-board.ts';
import { TICK_MS } from './run-shared-round.ts';

/** How long a process that does not lead looks on before it asks for the lead again. */
const WATCH_MS = 1000;

/**
 * Shows the rounds that another process leads, for a moment: what it tells comes by itself, and
 * what was told while nobody listened is read once.
 */
export const followRounds = async (
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
