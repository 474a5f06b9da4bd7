import type { ChallengeDetails } from '#api/session.ts';

/**
 * The extra proof that a refused sign-in asks for; null when it asks for none.
 *
 * @param details of the refusal `verification_required`
 */
export const readChallenge = (
  details: Record<string, unknown> | undefined,
): ChallengeDetails | null => {
  const given = (details ?? {}) as Partial<ChallengeDetails>;
  if (typeof given.challengeId !== 'string' || !given.kinds?.length) return null;
  const { challengeId, kinds, masked = {}, expiresAt = '' } = given;
  return { challengeId, kinds, masked, expiresAt };
};
