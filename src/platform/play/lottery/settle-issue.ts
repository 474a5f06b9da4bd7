import { lotteryGames } from '#domain/lottery/lottery-games.ts';
import type { SealedTickets } from '#domain/lottery/sealed-tickets.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachByItself, throwAll } from '../../base/jobs/run-isolated.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { eachBatch, type OpenTicket } from './open-tickets.ts';
import type { IssueName } from './issue-name.ts';
import type { DrawnIssue } from './evaluate-ticket.ts';
import { NotProved, proveDraw, sealedUpTo } from './prove-draw.ts';
import { settleBatch } from './settle-batch.ts';
import { stopWonPlans } from './stop-plans.ts';
import { togetherOrApart } from './together-or-apart.ts';
import { notingUnpaid, readUnpaid, TicketsWait } from './unpaid-tickets.ts';
import { voidTickets } from './void-tickets.ts';

/** Tickets of one transaction: more of them hold their members' rows for too long. */
const BATCH = 1000;

/**
 * Pays every ticket of a draw at every brand, then stops the orders that stop when they win. May be
 * cut off anywhere and run again: what is settled stays settled. Of a draw that several cells share, the
 * tickets that were not sealed before it are void.
 *
 * @param batch tickets of one transaction
 * @param distrusted brands whose tickets of an earlier draw of the lottery were not those that were sealed: nothing is paid
 *   there until a person has looked; of who is found to be one now, it is noted
 * @throws {NotProved} when the draw is not what was published; nothing is paid
 * @throws {AggregateError} when tickets could not be paid, or wait for an earlier draw of their order; all others are, and it is
 *   noted when they are due again
 */
export const settleIssue = async (
  database: Database,
  name: IssueName,
  batch = BATCH,
  distrusted: Set<number> = new Set(),
): Promise<void> => {
  const drawn = await readDrawn(database, name);
  if (!drawn) return;
  const { issue, sealed } = drawn;
  const unpaid = await readUnpaid(database, name);
  const settleAt = async (merchant: Merchant): Promise<void> => {
    if (distrusted.has(merchant.id)) throw new Error(`${merchant.code} waits for a person to look`);
    const last = sealed
      ? await sealedUpTo(database, merchant.id, issue, sealed).catch((error: unknown) => {
          if (error instanceof NotProved) distrusted.add(merchant.id);
          throw error;
        })
      : Infinity;
    const errors = await payTickets(database, merchant, { issue, last, batch });
    if (sealed) await voidTickets(database, merchant, name, last);
    await stopWonPlans(database, merchant, name);
    throwAll(errors, `the tickets of ${name.gameCode} ${name.issueNo} at ${merchant.code}`);
  };
  await eachByItself(await readBuyers(database, name), (merchant) =>
    notingUnpaid(database, merchant, name, unpaid.has(merchant.id), () => settleAt(merchant)),
  );
  await database
    .updateTable('lotteryIssue')
    .set({ status: 'settled', settledAt: new Date() })
    .where('gameCode', '=', name.gameCode)
    .where('issueNo', '=', name.issueNo)
    .where('status', '=', 'drawn')
    .execute();
};

/**
 * Pays the tickets of a brand; one that cannot be paid keeps no other from its money.
 *
 * @param of.last tickets beyond this number take no part
 * @returns why any was not paid
 */
const payTickets = async (
  database: Database,
  merchant: Merchant,
  { issue, last, batch }: { issue: DrawnIssue; last: number; batch: number },
): Promise<unknown[]> => {
  const errors: unknown[] = [];
  let waiting = 0;
  const pay = async (own: readonly OpenTicket[]): Promise<void> => {
    const left = await database
      .transaction()
      .execute((tx) => settleBatch(tx, merchant, issue, own));
    waiting += left;
  };
  await eachBatch(database, merchant.id, issue, batch, async (tickets) => {
    const own = tickets.filter(({ id }) => id <= last);
    if (own.length > 0) errors.push(...(await togetherOrApart(own, pay)));
  });
  if (waiting > 0) errors.push(new TicketsWait(waiting));
  return errors;
};

const readDrawn = async (
  database: Database,
  { gameCode, issueNo }: IssueName,
): Promise<{ issue: DrawnIssue; sealed: SealedTickets | null } | null> => {
  const row = await database
    .selectFrom('lotteryIssue')
    .select(['result', 'commitHash', 'serverSeed', 'clientSeed', 'sealed'])
    .where('gameCode', '=', gameCode)
    .where('issueNo', '=', issueNo)
    .where('status', '=', 'drawn')
    .executeTakeFirst();
  const rules = lotteryGames[gameCode];
  if (!row?.result || !rules) return null;
  const { result, sealed, ...seeds } = row;
  const issue = { gameCode, issueNo, course: rules.course, result };
  if (sealed) proveDraw(issue, { ...seeds, sealed });
  return { issue, sealed };
};

/** The brands that have tickets of a draw, also such as are switched off meanwhile. */
export const readBuyers = async (
  database: Database,
  { gameCode, issueNo }: IssueName,
): Promise<Merchant[]> => {
  const { rows } = await sql<{ id: number; code: string; config: MerchantConfig }>`
    select m.id, m.code, m.config from merchant m where exists (
      select from lottery_ticket t where t.game_code = ${gameCode} and t.issue_no = ${issueNo}
        and t.merchant_id = m.id) order by m.id`.execute(database);
  // Only a checked and resolved config is ever written there.
  return rows;
};
