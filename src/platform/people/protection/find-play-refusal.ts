import { limitPassedBy, type LimitInUse } from '#domain/protection-limits.ts';
import { isTrial } from '../access/member-types.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { hasLimits, limitsInUse } from './limits-in-use.ts';
import { playSessionOf, realityOf } from './play-session.ts';
import { enterPlay, readUsage } from './read-facts.ts';
import {
  type ProtectionRefusal,
  findAgeRefusal,
  findLimitRefusal,
  findPauseRefusal,
} from './find-refusals.ts';
import { sql } from '../../base/database/sql.ts';
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
const writePlayPass = async (
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

/**
 * Whether a member may stake an amount now; otherwise notes that play goes on, so a caller that
 * refuses rolls back. To be called before any money moves: the member's row is held until the
 * transaction ends, and two bets never pass a limit together. Play credits are not limited.
 *
 * @returns null when nothing stands against it
 */
export const findPlayRefusal = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  stakeMinor: number,
): Promise<ProtectionRefusal | null> => {
  const now = new Date();
  const { caps, ageProof } = merchant.config.protection;
  const facts = await enterPlay(tx, merchant, memberId);
  if (isTrial(facts.type)) return null;
  const refused = findPauseRefusal(facts, now) ?? findAgeRefusal(facts, merchant, now, ageProof);
  if (refused) return refused;
  const reality = realityOf(playSessionOf(facts, merchant, now), facts, merchant);
  const { due, intervalMinutes } = reality;
  if (due) return { code: 'reality_check_due', details: { intervalMinutes } };
  const limits = hasLimits(facts.limits, caps)
    ? limitsInUse(facts.limits, caps, await readUsage(tx, merchant, memberId))
    : [];
  const passed =
    findLimitRefusal(limitPassedBy(limits, ['session'], 0)) ??
    findLimitRefusal(limitPassedBy(limits, ['wager', 'loss'], stakeMinor));
  if (!passed) await writePlayPass(tx, merchant, { memberId, stakeMinor, limits, reality });
  return passed;
};
