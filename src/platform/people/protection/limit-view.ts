import type { ProtectionLimit } from '#api/protection.ts';
import { CONFIRM_DAYS, type LimitKind, type LimitPeriod } from '#domain/protection-limits.ts';
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
  if (isForgotten(requestedAt, merchant)) return null;
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

/** Whether a higher limit that was asked for was not confirmed in time: it has to be asked for, and waited for, anew. */
export const isForgotten = (requestedAt: Date, merchant: Merchant): boolean =>
  toConfirmableAt(requestedAt, merchant).getTime() + CONFIRM_DAYS * 86_400_000 <= Date.now();

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
