import type { LimitInUse } from '#domain/protection-limits.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { RealityState } from '#api/protection.ts';

/** Even when nothing changes, everything is checked again after this time. */
const LONGEST_MS = 60_000;

/**
 * Notes that nothing stands against a member's next bets, so that they need not be looked at one by
 * one: until the reality check is due, a minute at the most, and for as much as the limits leave.
 * The database takes it away when the account, its protection or its bonuses change; while a bonus
 * is being played through there is none.
 *
 * @param limits those in use, as they stood before this stake
 */
export const writePlayPass = async (
  tx: OpenTransaction,
  merchant: Merchant,
  {
    memberId,
    stakeMinor,
    limits,
    reality,
  }: {
    memberId: number;
    stakeMinor: number;
    limits: readonly LimitInUse[];
    reality: RealityState;
  },
): Promise<void> => {
  const now = Date.now();
  const set = limits.filter(
    (limit): limit is LimitInUse & { effective: number } => limit.effective !== null,
  );
  const left = (kinds: readonly string[]): number[] =>
    set.filter(({ kind }) => kinds.includes(kind)).map(({ effective, used }) => effective - used);
  const until = Math.min(
    now + LONGEST_MS,
    ...(reality.dueAt ? [Date.parse(reality.dueAt)] : []),
    ...left(['session']).map((seconds) => now + seconds * 1000),
  );
  const moneyLeft = left(['wager', 'loss']);
  const budgetMinor =
    moneyLeft.length > 0 ? Math.max(0, Math.min(...moneyLeft) - stakeMinor) : null;
  await sql`
    insert into play_pass as p (merchant_id, member_id, until, budget_minor)
      select ${merchant.id}, ${memberId}, ${new Date(until)}, ${budgetMinor}
      where not exists (select from bonus b where b.merchant_id = ${merchant.id}
        and b.member_id = ${memberId} and b.status = 'ACTIVE')
    on conflict (merchant_id, member_id)
      do update set until = excluded.until, budget_minor = excluded.budget_minor`.execute(tx);
};
