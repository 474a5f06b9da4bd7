import type { ProtectionLimit } from '#api/protection.ts';
import type { LimitKind, LimitPeriod } from '#domain/protection-limits.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { type FullLimit, limitsInUse } from './limits-in-use.ts';
import { type OwnLimit, readFacts, readUsage } from './read-facts.ts';

/** A limit as the member sees it. */
export const toLimit = (
  { kind, period, own, cap, effective, used }: FullLimit,
  merchant: Merchant,
): ProtectionLimit => ({
  kind,
  period,
  amount: own?.amount ?? null,
  cap,
  effective,
  used,
  remaining: effective === null ? null : Math.max(0, effective - used),
  pending: own && toPending(own, merchant),
});

const toPending = (
  { pendingSince, pendingAmount }: OwnLimit,
  merchant: Merchant,
): ProtectionLimit['pending'] => {
  if (pendingSince === null) return null;
  const requestedAt = new Date(pendingSince * 1000);
  const confirmableAt = toConfirmableAt(requestedAt, merchant);
  return {
    amount: pendingAmount,
    requestedAt: requestedAt.toISOString(),
    confirmableAt: confirmableAt.toISOString(),
    canConfirm: confirmableAt <= new Date(),
  };
};

/** From when on a higher limit that was asked for may be confirmed. */
export const toConfirmableAt = (requestedAt: Date, { config }: Merchant): Date =>
  new Date(requestedAt.getTime() + config.protection.increaseWaitHours * 3_600_000);

/** One limit of a member as it is now. */
export const readLimit = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
  which: { kind: LimitKind; period: LimitPeriod },
): Promise<ProtectionLimit> => {
  const { limits } = await readFacts(database, merchant, memberId);
  const usage = await readUsage(database, merchant, memberId);
  const found = limitsInUse(limits, merchant.config.protection.caps, usage).find(
    ({ kind, period }) => kind === which.kind && period === which.period,
  );
  if (!found) throw new Error(`there is no limit ${which.kind} ${which.period}`);
  return toLimit(found, merchant);
};
