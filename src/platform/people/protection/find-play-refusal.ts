import { limitPassedBy } from '#domain/protection-limits.ts';
import { isTrial } from '../access/member-types.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { hasLimits, limitsInUse } from './limits-in-use.ts';
import { writePlayPass } from './play-pass.ts';
import { playSessionOf, realityOf } from './play-session.ts';
import { enterPlay, readUsage } from './read-facts.ts';
import {
  type ProtectionRefusal,
  findAgeRefusal,
  findLimitRefusal,
  findPauseRefusal,
} from './find-refusals.ts';

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
