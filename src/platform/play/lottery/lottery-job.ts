import { isDatabaseUnavailable } from '../../base/database/is-unavailable.ts';
import type { Database } from '../../base/database/tables.ts';
import { eachByItself, throwAll } from '../../base/jobs/run-isolated.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';
import { refundIssue } from './cancel-issue.ts';
import { drawIssue } from './draw-issue.ts';
import type { IssueName } from './issue-name.ts';
import { planIssues } from './plan-issues.ts';
import { NotProved } from './prove-draw.ts';
import { settleIssue } from './settle-issue.ts';
import { stopPausedPlans } from './stop-paused-plans.ts';
import { isResting } from './unpaid-tickets.ts';

/** The calendar of draws need not be looked at every second. */
const PLAN_EVERY_MS = 20_000;

const plannedAtMs = new WeakMap<Database, number>();

/**
 * Draws and settles whatever is due, each lottery by itself and its draws in their order. A draw of which something could not be
 * paid rests until its next try.
 */
export const runDueIssues = async (database: Database, now: Date): Promise<void> => {
  const due = await database
    .selectFrom('lotteryIssue')
    .select(['gameCode', 'issueNo'])
    .where('status', 'in', ['open', 'drawn'])
    .where('drawsAt', '<=', now)
    .where((issue) => issue.not(isResting))
    .orderBy('drawsAt')
    .execute();
  const byLottery = Map.groupBy(due, ({ gameCode }) => gameCode);
  await eachByItself([...byLottery.values()], (issues) => runInOrder(database, issues));
};

/**
 * Makes and pays the due draws of a lottery, one after the other: an order that stops when it wins must know how a draw went
 * before the next one is made. A draw of which something cannot be paid keeps no later one from being made: only the orders
 * that wait for it do, and brands whose tickets are not those that were sealed. A draw that is not what was published stops
 * its lottery.
 */
const runInOrder = async (database: Database, issues: readonly IssueName[]): Promise<void> => {
  const errors: unknown[] = [];
  const distrusted = new Set<number>();
  const note = (error: unknown): void => {
    if (isDatabaseUnavailable(error) || error instanceof NotProved) throw error;
    errors.push(error);
  };
  for (const issue of issues) {
    await stopPausedPlans(database, issue).catch(note);
    await drawIssue(database, issue);
    await settleIssue(database, issue, undefined, distrusted).catch(note);
    // It waits for other cells, or for the first one.
    if (await isOpen(database, issue)) break;
  }
  throwAll(errors, `the draws of ${issues[0]?.gameCode}`);
};

const isOpen = async (database: Database, { gameCode, issueNo }: IssueName): Promise<boolean> =>
  (await database
    .selectFrom('lotteryIssue')
    .select('issueNo')
    .where('gameCode', '=', gameCode)
    .where('issueNo', '=', issueNo)
    .where('status', '=', 'open')
    .executeTakeFirst()) !== undefined;

const refundCancelled = async (database: Database): Promise<void> => {
  const cancelled: IssueName[] = await database
    .selectFrom('lotteryIssue')
    .select(['gameCode', 'issueNo'])
    .where('status', '=', 'cancelled')
    .where('refundedAt', 'is', null)
    .where((issue) => issue.not(isResting))
    .execute();
  await eachByItself(cancelled, (issue) => refundIssue(database, issue));
};

/** Keeps the calendar of draws, draws, pays, and gives back what a cancelled draw has left. */
export const runLotteries = async (database: Database): Promise<void> => {
  const now = new Date();
  const plannedMs = plannedAtMs.get(database) ?? 0;
  if (now.getTime() - plannedMs >= PLAN_EVERY_MS) {
    plannedAtMs.set(database, now.getTime());
    await planIssues(database, now);
  }
  // What keeps a draw from being made, such as a beacon that is away, may be why another one was cancelled.
  await eachByItself([() => runDueIssues(database, now), () => refundCancelled(database)], (step) =>
    step(),
  );
};

/** The same each second. */
export const lotteryJob: Job = {
  name: 'lottery',
  everyMs: 1000,
  run: ({ database }) => runLotteries(database),
};
