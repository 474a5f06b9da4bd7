import { limitPassedBy } from '#domain/protection-limits.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { lockMember } from '../members/lock-member.ts';
import { hasLimits, limitsInUse } from './limits-in-use.ts';
import { readFacts, readUsage } from './read-facts.ts';
import {
  type ProtectionRefusal,
  findAgeRefusal,
  findLimitRefusal,
  findPauseRefusal,
} from './find-refusals.ts';

/**
 * Whether a member may pay an amount in now, or be given it by another one. Deposits on their way count already, and so does
 * what was given. To be called before the deposit or the gift is written: the member's row is held until the transaction ends,
 * so two never pass a limit together.
 *
 * @returns null when nothing stands against it
 */
export const findDepositRefusal = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  amountMinor: number,
): Promise<ProtectionRefusal | null> => {
  const now = new Date();
  const { caps, ageProof } = merchant.config.protection;
  await lockMember(tx, merchant.id, memberId);
  const facts = await readFacts(tx, merchant, memberId);
  // What must be proved before play is proved before money comes in: else it could not be played.
  const refused = findPauseRefusal(facts, now) ?? findAgeRefusal(facts, merchant, now, ageProof);
  if (refused) return refused;
  if (!hasLimits(facts.limits, caps)) return null;
  const limits = limitsInUse(facts.limits, caps, await readUsage(tx, merchant, memberId));
  return findLimitRefusal(limitPassedBy(limits, ['deposit'], amountMinor));
};
