import { type Actor, INSTALLATION, recordDecision } from '../../base/audit/record-decision.ts';
import type { Database } from '../../base/database/tables.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import type { IssueName } from './issue-name.ts';
import { readDrawsOf } from './seal-draw.ts';
import { readBuyers } from './settle-issue.ts';
import { notingUnpaid, readUnpaid } from './unpaid-tickets.ts';
import { voidTickets } from './void-tickets.ts';

/** What became of the wish to cancel a draw. */
export type CancelOutcome =
  | { ok: true; tickets: number; replay: boolean }
  | { ok: false; code: 'issue_unknown' | 'issue_drawn' | 'issue_elsewhere' };

/**
 * Cancels a draw that is not made yet, and gives back the stakes of all its tickets at all brands.
 * Cancelling it again changes nothing. Where there are several cells it is cancelled in the first one.
 *
 * @param actor its reason is kept with the draw, too
 */
export const cancelIssue = async (
  database: Database,
  { gameCode, issueNo }: IssueName,
  actor: Actor,
): Promise<CancelOutcome> => {
  if ((await readDrawsOf(database)) === 'none') return { ok: false, code: 'issue_elsewhere' };
  const cancelled = await database.transaction().execute(async (tx) => {
    const issue = await tx
      .selectFrom('lotteryIssue')
      .select('status')
      .where('gameCode', '=', gameCode)
      .where('issueNo', '=', issueNo)
      .forUpdate()
      .executeTakeFirst();
    if (!issue) return { ok: false as const, code: 'issue_unknown' as const };
    if (issue.status === 'cancelled') return { ok: true as const, replay: true };
    if (issue.status !== 'open') return { ok: false as const, code: 'issue_drawn' as const };
    await tx
      .updateTable('lotteryIssue')
      .set({ status: 'cancelled', cancelledAt: new Date(), cancelReason: actor.reason })
      .where('gameCode', '=', gameCode)
      .where('issueNo', '=', issueNo)
      .execute();
    await recordDecision(tx, {
      ...actor,
      merchantId: INSTALLATION,
      action: 'draw.cancel',
      subject: `draw ${gameCode} ${issueNo}`,
    });
    return { ok: true as const, replay: false };
  });
  if (!cancelled.ok) return cancelled;
  return { ...cancelled, tickets: await refundIssue(database, { gameCode, issueNo }) };
};

/**
 * Gives back the stakes of a cancelled draw's open tickets; a run that was cut off is taken up by
 * the next.
 *
 * @returns how many tickets were taken back now
 * @throws {AggregateError} when tickets of a brand could not be; those of the others are, and it is noted when they are due again
 */
export const refundIssue = async (database: Database, name: IssueName): Promise<number> => {
  let refunded = 0;
  const unpaid = await readUnpaid(database, name);
  await eachByItself(await readBuyers(database, name), (merchant) =>
    notingUnpaid(database, merchant, name, unpaid.has(merchant.id), async () => {
      refunded += await voidTickets(database, merchant, name);
    }),
  );
  await database
    .updateTable('lotteryIssue')
    .set({ refundedAt: new Date() })
    .where('gameCode', '=', name.gameCode)
    .where('issueNo', '=', name.issueNo)
    .where('status', '=', 'cancelled')
    .where('refundedAt', 'is', null)
    .execute();
  return refunded;
};
