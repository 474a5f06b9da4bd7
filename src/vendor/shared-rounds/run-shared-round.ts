import { setTimeout as wait } from 'node:timers/promises';
import type { StoredSharedRound } from '../database/games-tables.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { endSharedRound } from './end-shared-round.ts';
import type { RoundBoard } from './round-board.ts';
import { nextTakenMs, settleTaken } from './settle-taken.ts';
import { LED_EVERY_MS } from './take-over-round.ts';
import { notifyWallets } from './notify-wallets.ts';

/** Between two looks at a running round: five pictures a second. */
export const TICK_MS = 200;

/** Between two looks at what is taken next. */
const MIN_MS = 5;

/** Everything that runs a round. */
export interface Run {
  context: VendorContext;
  board: RoundBoard;
  /** Something of the round has changed: the other processes look again, and learn balances. */
  publish: (balances?: ReadonlyMap<number, number>) => Promise<void>;
  /** Comes when this process may not lead the round any longer. */
  signal: AbortSignal;
}

/**
 * Runs a round from where it stands to its end, and lets the result rest.
 *
 * @throws {Error} `AbortError` when the signal comes; the round then stands as it is
 */
export const runSharedRound = async (run: Run, opened: StoredSharedRound): Promise<void> => {
  const { context, board, publish, signal } = run;
  let round = opened;
  const show = async (status: StoredSharedRound['status']): Promise<void> => {
    signal.throwIfAborted();
    round = { ...round, status };
    await board.show(round);
    await publish();
  };
  await show(round.status);
  await led(run, round, round.runsAt.getTime());
  if (round.status === 'open') await setRunning(context, round);
  await show('running');
  await climb(run, round);
  const told = await endSharedRound(context, round.id, 'ended');
  await show('ended');
  await publishResults(run, told);
  await until(run, round.restsUntil.getTime());
};

const until = async ({ context, signal }: Run, moment: number): Promise<void> => {
  signal.throwIfAborted();
  const leftMs = moment - context.now();
  if (leftMs > 0) await wait(leftMs, undefined, { signal });
};

/** Waits, and writes all the while that the round is led. */
const led = async (run: Run, round: StoredSharedRound, to: number): Promise<void> => {
  const { context } = run;
  for (;;) {
    await writeLed(context, round);
    if (context.now() >= to) return;
    await until(run, Math.min(context.now() + LED_EVERY_MS, to));
  }
};

const writeLed = async (
  { database, now }: VendorContext,
  { id }: StoredSharedRound,
): Promise<void> => {
  await database
    .updateTable('sharedRound')
    .set({ ledAt: new Date(now()) })
    .where('id', '=', id)
    .execute();
};

const setRunning = async (
  { database }: VendorContext,
  { id }: StoredSharedRound,
): Promise<void> => {
  await database
    .updateTable('sharedRound')
    .set({ status: 'running' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
};

/** The run itself: pictures, and the money that is taken on the way. */
const climb = async (run: Run, round: StoredSharedRound): Promise<void> => {
  const { context, board } = run;
  const [runsAt, endsAt] = [round.runsAt.getTime(), round.endsAt.getTime()];
  const paying: Promise<void>[] = [];
  let ledAt = 0;
  while (context.now() < endsAt) {
    const now = context.now();
    const isLedDue = now - ledAt >= LED_EVERY_MS;
    const isTaken = now - runsAt >= nextTakenMs(round, board.bets());
    // Stakes that a wallet confirmed late are not on the board yet: they are looked for as well.
    const told = isTaken || isLedDue ? await settleTaken(context, round, now - runsAt) : [];
    if (isTaken || told.length > 0) await board.refresh();
    if (told.length > 0) paying.push(publishWhileRunning(run, told));
    if (isLedDue) {
      await writeLed(context, round);
      ledAt = now;
    }
    board.tick();
    const takenAt = Math.max(runsAt + nextTakenMs(round, board.bets()), now + MIN_MS);
    await until(run, Math.min(now + TICK_MS, takenAt, endsAt));
  }
  await Promise.all(paying);
};

/** A wallet or a database that is away stops no curve: what was not told is sent again. */
const publishWhileRunning = (run: Run, told: readonly number[]): Promise<void> =>
  publishResults(run, told).catch((error: unknown) => {
    run.context.log.warn({ err: error }, 'what was taken from a shared round was not told yet');
  });

/** Tells the wallets what bets came to, and the players what they have now. */
export const publishResults = async (
  { context, board, publish }: Run,
  told: readonly number[],
): Promise<void> => {
  if (told.length === 0) return;
  const balances = await notifyWallets(context, told);
  board.sendAll(balances);
  await publish(balances);
};
