import type { PlaySession, RealityState } from '#api/protection.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { ProtectionFacts } from './read-facts.ts';

/** Time and result of the running play session; zeros while nobody plays. */
export const playSessionOf = (
  facts: ProtectionFacts,
  { config }: Merchant,
  now: Date,
): PlaySession => {
  const { sessionStartedAt: startedAt } = facts;
  const stakedMinor = facts.sessionStakedMinor ?? 0;
  const wonMinor = facts.sessionWonMinor ?? 0;
  return {
    playing: startedAt !== null,
    startedAt: startedAt?.toISOString() ?? null,
    elapsedSeconds: startedAt ? wholeSeconds(now.getTime() - startedAt.getTime()) : 0,
    stakedMinor,
    wonMinor,
    netMinor: wonMinor - stakedMinor,
    currency: config.currency,
  };
};

/** Where the reality check of a play session stands. */
export const realityOf = (
  session: PlaySession,
  facts: ProtectionFacts,
  { config }: Merchant,
  now = new Date(),
): RealityState => {
  const { realityCheckMinutes } = config.protection;
  // The merchant may have become stricter since the member chose.
  const intervalMinutes = Math.min(
    facts.realityCheckMinutes ?? realityCheckMinutes,
    realityCheckMinutes,
  );
  const dueAt =
    facts.sessionCheckedAt && new Date(facts.sessionCheckedAt.getTime() + intervalMinutes * 60_000);
  return {
    ...session,
    due: dueAt !== null && dueAt <= now,
    dueAt: dueAt?.toISOString() ?? null,
    intervalMinutes,
  };
};

const wholeSeconds = (ms: number): number => Math.max(0, Math.floor(ms / 1000));
