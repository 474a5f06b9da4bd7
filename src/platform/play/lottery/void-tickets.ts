import { voidBetWithin } from '../bets/void-bet.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { throwAll } from '../../base/jobs/run-isolated.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import type { IssueName } from './issue-name.ts';
import { eachBatch, type OpenTicket } from './open-tickets.ts';
import { togetherOrApart } from './together-or-apart.ts';

/** Tickets of one transaction: each is taken back with a transfer of its own. */
const BATCH = 100;

/**
 * Takes back the open tickets of a draw at a brand: their stakes go back. May be cut off and run again.
 *
 * @param beyond tickets up to this number are left alone
 * @returns how many were taken back now
 * @throws {AggregateError} when any could not be; all others are
 */
export const voidTickets = async (
  database: Database,
  merchant: Merchant,
  name: IssueName,
  beyond = 0,
): Promise<number> => {
  let taken = 0;
  const errors: unknown[] = [];
  const takeBack = (tickets: readonly OpenTicket[]) =>
    database.transaction().execute(async (tx) => {
      const members = new Set(tickets.map(({ memberId }) => memberId));
      for (const memberId of members) await lockMember(tx, merchant.id, memberId);
      for (const ticket of tickets) await voidBetWithin(tx, merchant, ticket);
    });
  await eachBatch(database, merchant.id, name, BATCH, async (all) => {
    const tickets = all.filter(({ id }) => id > beyond);
    if (tickets.length === 0) return;
    const failed = await togetherOrApart(tickets, takeBack);
    errors.push(...failed);
    taken += tickets.length - failed.length;
  });
  throwAll(errors, `the refunds of ${name.gameCode} ${name.issueNo} at ${merchant.code}`);
  return taken;
};
