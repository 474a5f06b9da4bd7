import { type AgeState, ageState, isOldEnough } from '#domain/age-state.ts';
import type { LimitInUse } from '#domain/protection-limits.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { ProtectionFacts } from './read-facts.ts';

/** Why somebody is kept from playing or from paying in. */
export interface ProtectionRefusal {
  code:
    | 'self_excluded'
    | 'cooling_off'
    | 'age_unverified'
    | 'reality_check_due'
    | 'session_limit'
    | 'limit_reached';
  details?: Record<string, unknown>;
}

/** What stands against play and deposits alike: a self-exclusion, then a pause. */
export const findPauseRefusal = (facts: ProtectionFacts, now: Date): ProtectionRefusal | null => {
  if (facts.excludedAt)
    return {
      code: 'self_excluded',
      details: { until: facts.excludedUntil?.toISOString() ?? null },
    };
  if (facts.coolOffUntil && facts.coolOffUntil > now)
    return { code: 'cooling_off', details: { until: facts.coolOffUntil.toISOString() } };
  return null;
};

/** What is known of a member's age. */
export const ageOf = (facts: ProtectionFacts, { config }: Merchant, now: Date): AgeState =>
  ageState(
    { birthday: facts.birthday, verified: facts.ageVerifiedAt !== null },
    config.ages.minimum,
    now,
  );

/** What stands against a member's age. */
export const findAgeRefusal = (
  facts: ProtectionFacts,
  merchant: Merchant,
  now: Date,
  asked: Exclude<AgeState, 'underage'>,
): ProtectionRefusal | null => {
  const state = ageOf(facts, merchant, now);
  if (isOldEnough(state, asked)) return null;
  const { minimum } = merchant.config.ages;
  return { code: 'age_unverified', details: { state, minimum } };
};

/** Names the limit that is used up. */
export const findLimitRefusal = (
  limit: (LimitInUse & { effective: number }) | null,
): ProtectionRefusal | null => {
  if (!limit) return null;
  const { kind, period, effective, used } = limit;
  return {
    code: kind === 'session' ? 'session_limit' : 'limit_reached',
    details: { kind, period, limit: effective, used, remaining: Math.max(0, effective - used) },
  };
};
