import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import type { TestMerchant } from './merchant.ts';
import type { OpenedMember } from './members.ts';

/** A brand as handlers know it. */
export const merchantOf = (
  { merchantId }: Pick<OpenedMember, 'merchantId'>,
  { code, config }: TestMerchant,
): Merchant => ({ id: merchantId, code, config });

let bets = 0;

/** Stakes an amount as a game would; settles it at once when a payout is given. */
export const play = async (
  database: Database,
  merchant: Merchant,
  { memberId }: Pick<OpenedMember, 'memberId'>,
  stakeMinor: number,
  payoutMinor?: number,
) => {
  bets += 1;
  const name = { memberId, vendorCode: 'TEST', transactionId: `protection-${bets}` };
  const placed = await placeBet(database, merchant, { ...name, gameType: 'RNG', stakeMinor });
  if (payoutMinor !== undefined && placed.ok)
    await settleBet(database, merchant, { ...name, payoutMinor });
  return { ...placed, name };
};

/** Lets time pass for one member: everything of theirs happened that much earlier. */
export const letPass = async (
  database: Database,
  { merchantId, memberId }: Pick<OpenedMember, 'merchantId' | 'memberId'>,
  interval: string,
): Promise<void> => {
  const by = sql`${interval}::interval`;
  const whose = sql`merchant_id = ${merchantId} and member_id = ${memberId}`;
  await sql`update play_session set started_at = started_at - ${by}, seen_at = seen_at - ${by},
    checked_at = checked_at - ${by}, ended_at = ended_at - ${by} where ${whose}`.execute(database);
  await sql`update play_quarter set quarter = quarter - ${by} where ${whose}`.execute(database);
  await sql`update protection_limit set pending_since = pending_since - ${by}
    where ${whose}`.execute(database);
  await sql`update protection_choice set cool_off_until = cool_off_until - ${by}
    where ${whose}`.execute(database);
  await sql`update self_exclusion set started_at = started_at - ${by}, until = until - ${by},
    returns_at = returns_at - ${by} where ${whose}`.execute(database);
  await sql`update deposit set created_at = created_at - ${by} where ${whose}`.execute(database);
};
