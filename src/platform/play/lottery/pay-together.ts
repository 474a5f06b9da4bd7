import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import type { IssueName } from './issue-name.ts';
import type { EvaluatedTicket } from './evaluate-ticket.ts';

/** A bet that was settled in this transaction. */
interface SettledBet {
  id: number;
  memberId: number;
  stakeMinor: number;
  payoutMinor: number;
  validMinor: number;
}

/**
 * Adds settled bets of many members to their quarters of an hour and to their open play sessions,
 * as the trigger of `bet` does one by one.
 */
const countPlayTogether = async (
  tx: OpenTransaction,
  merchantId: number,
  bets: readonly SettledBet[],
): Promise<void> => {
  await sql`insert into play_quarter as q (merchant_id, member_id, quarter, game_type, bets,
      settled_minor, payout_minor, valid_minor)
    select ${merchantId}, s.member, date_bin('15 minutes', now(),
        timestamptz '2000-01-01 00:00:00Z'), 'LOTT', count(*), sum(s.stake), sum(s.payout),
        sum(s.valid)
      from unnest(${bets.map(({ memberId }) => memberId)}::bigint[],
        ${bets.map(({ stakeMinor }) => stakeMinor)}::bigint[],
        ${bets.map(({ payoutMinor }) => payoutMinor)}::bigint[],
        ${bets.map(({ validMinor }) => validMinor)}::bigint[]) as s (member, stake, payout, valid)
      group by s.member
    on conflict (merchant_id, member_id, quarter, game_type) do update set
      bets = q.bets + excluded.bets,
      settled_minor = q.settled_minor + excluded.settled_minor,
      payout_minor = q.payout_minor + excluded.payout_minor,
      valid_minor = q.valid_minor + excluded.valid_minor`.execute(tx);
  const won = bets.filter(({ payoutMinor }) => payoutMinor > 0).map(({ id }) => id);
  if (won.length === 0) return;
  // A session has the wins of the bets that were placed in it.
  await sql`update play_session p set won_minor = p.won_minor + s.won
    from (select b.member_id, sum(b.payout_minor) as won
        from bet b
        join play_session o on o.merchant_id = b.merchant_id and o.member_id = b.member_id
          and o.ended_at is null and o.started_at <= b.placed_at
        where b.merchant_id = ${merchantId} and b.id = any(${won}::bigint[])
        group by b.member_id) s
    where p.merchant_id = ${merchantId} and p.member_id = s.member_id
      and p.ended_at is null`.execute(tx);
};

/**
 * Settles bets of free money of many members: one transfer for all of them, the same rows as
 * `settleBet` writes one by one. The members must be locked, their bets open and without a bonus.
 */
export const payTogether = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { gameCode, issueNo }: IssueName,
  tickets: readonly EvaluatedTicket[],
): Promise<void> => {
  const [first] = tickets;
  if (!first) return;
  const { currency } = merchant.config;
  const houseId = await openHouseAccount(tx, merchant.id, 'house', currency);
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'lottery',
    // A ticket is settled once: no other batch begins with this one.
    key: `${gameCode}:${issueNo}:${first.id}`,
    kind: 'bet_settled',
    ref: `${first.vendorCode}:${issueNo}`,
    lines: await linesOf(tx, merchant, houseId, tickets),
  });
  await countPlayTogether(tx, merchant.id, await writeSettled(tx, merchant.id, tickets));
  await sql`select count_settled(${merchant.id}, ${currency},
    ${tickets.map(({ id }) => id)}::bigint[])`.execute(tx);
};

/** The bets' own triggers count nothing: it is done for all of them together. */
const writeSettled = async (
  tx: OpenTransaction,
  merchantId: number,
  tickets: readonly EvaluatedTicket[],
): Promise<SettledBet[]> => {
  const ids = tickets.map(({ id }) => id);
  await sql`select set_config('livery.counted_together', 'on', true)`.execute(tx);
  // Named twice: so the rows are found by their key however large the table is.
  const { rows } = await sql<SettledBet>`update bet b set status = 'settled',
      payout_minor = s.payout, valid_minor = valid_bet(b.currency, b.stake_minor, s.payout),
      settled_at = now()
    from unnest(${ids}::bigint[], ${tickets.map(({ payoutMinor }) => payoutMinor)}::bigint[])
      as s (id, payout)
    where b.merchant_id = ${merchantId} and b.id = s.id and b.id = any(${ids}::bigint[])
    returning b.id, b.member_id as "memberId", b.stake_minor as "stakeMinor",
      b.payout_minor as "payoutMinor", b.valid_minor as "validMinor"`.execute(tx);
  await sql`select set_config('livery.counted_together', 'off', true)`.execute(tx);
  return rows;
};

/** Of every member one line out of the locked account and one into cash; the house has the rest. */
const linesOf = async (
  tx: OpenTransaction,
  merchant: Merchant,
  houseId: number,
  tickets: readonly EvaluatedTicket[],
): Promise<{ accountId: number; amountMinor: number }[]> => {
  const byMember = Map.groupBy(tickets, ({ memberId }) => memberId);
  const accounts = await readAccounts(tx, merchant, [...byMember.keys()]);
  let houseMinor = 0;
  const lines = accounts.flatMap(({ memberId, cashId, lockedId }) => {
    const own = byMember.get(memberId) ?? [];
    const stakeMinor = own.reduce((sum, ticket) => sum + ticket.stakeMinor, 0);
    const payoutMinor = own.reduce((sum, ticket) => sum + ticket.payoutMinor, 0);
    houseMinor += stakeMinor - payoutMinor;
    return [
      { accountId: lockedId, amountMinor: -stakeMinor },
      { accountId: cashId, amountMinor: payoutMinor },
    ];
  });
  if (accounts.length !== byMember.size) throw new Error('a member of a ticket has no accounts');
  return [...lines, { accountId: houseId, amountMinor: houseMinor }];
};

const readAccounts = async (
  tx: OpenTransaction,
  { id, config }: Merchant,
  members: readonly number[],
): Promise<{ memberId: number; cashId: number; lockedId: number }[]> => {
  const { rows } = await sql<{ memberId: number; cashId: number; lockedId: number }>`
    select member_id as "memberId", max(id) filter (where kind = 'cash') as "cashId",
        max(id) filter (where kind = 'locked') as "lockedId"
      from account where merchant_id = ${id} and member_id = any(${members}::bigint[])
        and currency = ${config.currency} and kind in ('cash', 'locked')
      group by member_id having count(*) = 2`.execute(tx);
  return rows;
};
