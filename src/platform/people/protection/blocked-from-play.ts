import { limitPassedBy } from '#domain/protection-limits.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { hasLimits, limitsInUse } from './limits-in-use.ts';
import { readFacts, readUsage } from './read-facts.ts';
import { findAgeRefusal, findPauseRefusal } from './find-refusals.ts';

/**
 * Whether a member's protection leaves no way to stake an amount at present: a self-exclusion, a
 * pause, an age that is not proved, time that is used up, or a limit with less room. Such a member
 * must be able to withdraw: turnover must not hold the money back.
 *
 * @param stakesMinor all that would have to be staked
 */
export const isBlockedFromPlay = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
  stakesMinor: number,
): Promise<boolean> => {
  const now = new Date();
  const { caps, ageProof } = merchant.config.protection;
  const facts = await readFacts(database, merchant, memberId);
  if (findPauseRefusal(facts, now) ?? findAgeRefusal(facts, merchant, now, ageProof)) return true;
  if (!hasLimits(facts.limits, caps)) return false;
  const limits = limitsInUse(facts.limits, caps, await readUsage(database, merchant, memberId));
  return Boolean(
    limitPassedBy(limits, ['session'], 0) ?? limitPassedBy(limits, ['wager', 'loss'], stakesMinor),
  );
};
