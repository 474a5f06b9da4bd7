import type { ValueOf } from '#api/endpoint.ts';
import type { protectionStatus } from '#api/protection.ts';

/** Why a member may not pay in at present. */
export interface DepositBar {
  /** `identity`: it must be proved first. `birthday`: it must be told first. */
  reason: 'excluded' | 'pause' | 'underage' | 'identity' | 'birthday';
  /** When a pause ends; null for anything else. */
  until: string | null;
}

type Status = Pick<ValueOf<typeof protectionStatus>, 'selfExclusion' | 'coolOffUntil' | 'age'>;

/**
 * What bars a member from paying in, as the platform will refuse it; null for nothing.
 *
 * @param ageProof what the brand asks for before money comes in
 */
export const depositBar = (
  { selfExclusion, coolOffUntil, age }: Status,
  ageProof: 'agreed' | 'declared' | 'verified',
): DepositBar | null => {
  if (selfExclusion) return { reason: 'excluded', until: null };
  if (coolOffUntil !== null) return { reason: 'pause', until: coolOffUntil };
  if (age.state === 'underage') return { reason: 'underage', until: null };
  if (age.playOpen) return null;
  return { reason: ageProof === 'verified' ? 'identity' : 'birthday', until: null };
};
