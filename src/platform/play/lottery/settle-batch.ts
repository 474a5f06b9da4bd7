import { settleBetWithin } from '../bets/settle-bet.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { type DrawnIssue, type EvaluatedTicket, evaluateTicket } from './evaluate-ticket.ts';
import type { IssueName } from './issue-name.ts';
import type { OpenTicket } from './open-tickets.ts';
import { payTogether } from './pay-together.ts';

/**
 * Settles a batch of tickets of one draw in one transaction: those that were paid with free money
 * together, those with a bonus one by one, because each may end it, and those of a currency that the brand had
 * before. What another run has settled meanwhile is left alone, and so is a ticket of an order that stops when it wins, while
 * it is not known how an earlier draw of that order went.
 *
 * @returns how many tickets wait for an earlier draw
 */
export const settleBatch = async (
  tx: OpenTransaction,
  merchant: Merchant,
  issue: DrawnIssue,
  tickets: readonly OpenTicket[],
): Promise<number> => {
  const members = [...new Set(tickets.map(({ memberId }) => memberId))];
  // Locked in the order of their numbers, as everywhere, so that two batches cannot deadlock.
  await sql`select from member where merchant_id = ${merchant.id} and id = any(${members}::bigint[])
    order by id for no key update`.execute(tx);
  const open = await readStillOpen(tx, merchant.id, tickets);
  const withBonus = await readWithBonus(tx, merchant.id, members);
  const ready = tickets.filter(({ id }) => open.has(id));
  const waiting = await readWaiting(tx, merchant.id, issue, ready);
  const judged = ready
    .filter(({ id }) => !waiting.has(id))
    .map((each) => evaluateTicket(issue, each));
  const isDefault = ({ bonusStakeMinor, purse, currency, memberId }: OpenTicket) =>
    bonusStakeMinor === 0 &&
    purse === 'cash' &&
    currency === merchant.config.currency &&
    !withBonus.has(memberId);
  await payTogether(tx, merchant, issue, judged.filter(isDefault));
  for (const { memberId, vendorCode, transactionId, payoutMinor } of judged.filter(
    (ticket) => !isDefault(ticket),
  ))
    await settleBetWithin(tx, merchant, { memberId, vendorCode, transactionId, payoutMinor });
  await noteHits(tx, merchant.id, judged);
  return waiting.size;
};

/**
 * Tickets of orders that stop when they win, of which an earlier draw is not paid, or has won and the order is not stopped yet:
 * they are taken back when it wins, and played when it does not.
 */
const readWaiting = async (
  tx: OpenTransaction,
  merchantId: number,
  { gameCode, issueNo }: IssueName,
  tickets: readonly OpenTicket[],
): Promise<ReadonlySet<number>> => {
  const ordered = tickets.filter(({ planId }) => planId !== null).map(({ id }) => id);
  if (ordered.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select t.id from lottery_ticket t
      join lottery_plan p on p.merchant_id = t.merchant_id and p.id = t.plan_id
        and p.stop_on_win and p.status = 'running'
      where t.merchant_id = ${merchantId} and t.id = any(${ordered}::bigint[]) and exists (
        select from lottery_ticket e
          join lottery_issue i on i.game_code = e.game_code and i.issue_no = e.issue_no
          join bet b on b.merchant_id = e.merchant_id and b.id = e.id
          where e.merchant_id = t.merchant_id and e.plan_id = t.plan_id
            and i.draws_at < (select draws_at from lottery_issue
              where game_code = ${gameCode} and issue_no = ${issueNo})
            and (b.status = 'open' and i.status <> 'cancelled' or b.status = 'settled' and e.hits is not null))`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
};

/** Nobody settles or voids a bet without its member's row, which is held. */
const readStillOpen = async (
  tx: OpenTransaction,
  merchantId: number,
  tickets: readonly OpenTicket[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select id from bet where merchant_id = ${merchantId} and status = 'open'
      and id = any(${tickets.map(({ id }) => id)}::bigint[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

const readWithBonus = async (
  tx: OpenTransaction,
  merchantId: number,
  members: readonly number[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ memberId: number }>`
    select member_id as "memberId" from bonus where merchant_id = ${merchantId}
      and status = 'ACTIVE' and member_id = any(${members}::bigint[])`.execute(tx);
  return new Set(rows.map(({ memberId }) => memberId));
};

const noteHits = async (
  tx: OpenTransaction,
  merchantId: number,
  tickets: readonly EvaluatedTicket[],
): Promise<void> => {
  const won = tickets.filter(({ payoutMinor }) => payoutMinor > 0);
  if (won.length === 0) return;
  const ids = won.map(({ id }) => id);
  const hits = won.map((ticket) =>
    JSON.stringify(Object.fromEntries(Object.entries(ticket.hits).filter(([, times]) => times))),
  );
  await sql`update lottery_ticket t set hits = h.hits::jsonb
    from unnest(${ids}::bigint[], ${hits}::text[]) as h (id, hits)
    where t.merchant_id = ${merchantId} and t.id = h.id and t.id = any(${ids}::bigint[])`.execute(
    tx,
  );
};
