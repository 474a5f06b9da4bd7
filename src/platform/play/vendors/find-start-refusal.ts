import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { hasLimits, limitsInUse } from '../../people/protection/limits-in-use.ts';
import { playSessionOf, realityOf } from '../../people/protection/play-session.ts';
import { readFacts, readUsage } from '../../people/protection/read-facts.ts';
import {
  type ProtectionRefusal,
  findAgeRefusal,
  findLimitRefusal,
  findPauseRefusal,
} from '../../people/protection/find-refusals.ts';
import { limitPassedBy } from '#domain/protection-limits.ts';

/** The least that a stake can be: whoever may not stake that much has nothing to play for. */
const MIN_STAKE_MINOR = 1;

/**
 * What stands against opening a game, so that nobody finds out at the first stake. Play without
 * money is closed to who is excluded, pauses or is too young; limits and reality checks count for
 * money alone.
 *
 * @returns null when nothing does
 */
export const findStartRefusal = async (
  database: Database,
  merchant: Merchant,
  { memberId, forMoney }: { memberId: number; forMoney: boolean },
): Promise<ProtectionRefusal | null> => {
  const now = new Date();
  const { caps, ageProof } = merchant.config.protection;
  const facts = await readFacts(database, merchant, memberId);
  const refused = findPauseRefusal(facts, now) ?? findAgeRefusal(facts, merchant, now, ageProof);
  if (refused || !forMoney) return refused;
  const { due, intervalMinutes } = realityOf(playSessionOf(facts, merchant, now), facts, merchant);
  if (due) return { code: 'reality_check_due', details: { intervalMinutes } };
  if (!hasLimits(facts.limits, caps)) return null;
  const limits = limitsInUse(facts.limits, caps, await readUsage(database, merchant, memberId));
  return (
    findLimitRefusal(limitPassedBy(limits, ['session'], 0)) ??
    findLimitRefusal(limitPassedBy(limits, ['wager', 'loss'], MIN_STAKE_MINOR))
  );
};
