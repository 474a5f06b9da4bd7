import { feeWithout } from '#domain/rank-ladder.ts';
import type { PaymentChannel, RankStep } from '#generated/merchant-config.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { readRankStep } from './read-rank.ts';

/** What a member's rank adds to each daily rebate, in percentage points. */
export const readAddedRebate = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<number> => (await readRankStep(database, merchant, memberId))?.rebatePercent ?? 0;

/** Within what a member may withdraw. Amounts are in minor units. */
export interface WithdrawalLimits {
  minimumMinor: number;
  maximumMinor: number;
  dailyMaximumMinor: number;
  dailyCount: number;
}

/** The brand's limits of withdrawals, with those that the member's rank raises. */
export const readWithdrawalLimits = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<WithdrawalLimits> => {
  return limitsOf(merchant, await readRankStep(database, merchant, memberId));
};

/** The limits of each rank that raises any, by its id; under '' those of all others. */
export const limitsByRank = (merchant: Merchant): Record<string, WithdrawalLimits> => {
  const { enabled, steps } = merchant.config.ranks;
  const raising = steps.filter(
    ({ withdrawalMaximumMinor, dailyMaximumMinor, dailyCount }) =>
      (withdrawalMaximumMinor ?? dailyMaximumMinor ?? dailyCount) !== undefined,
  );
  return Object.fromEntries([
    ['', limitsOf(merchant, null)],
    ...(enabled ? raising.map((step) => [step.id, limitsOf(merchant, step)] as const) : []),
  ]);
};

const limitsOf = ({ config }: Merchant, step: RankStep | null): WithdrawalLimits => {
  const { minimumMinor, ...most } = config.withdrawals;
  return {
    minimumMinor,
    maximumMinor: step?.withdrawalMaximumMinor ?? most.maximumMinor,
    dailyMaximumMinor: step?.dailyMaximumMinor ?? most.dailyMaximumMinor,
    dailyCount: step?.dailyCount ?? most.dailyCount,
  };
};

/** Makes the channels that a member pays in by: their fees are less by what the rank takes off. */
export const readMemberChannels = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<PaymentChannel[]> => {
  const { channels } = merchant.config.payments;
  // The rank is asked for only where any rank takes something off.
  if (!merchant.config.ranks.steps.some(({ feeOffPercent }) => feeOffPercent > 0)) return channels;
  const off = (await readRankStep(database, merchant, memberId))?.feeOffPercent ?? 0;
  if (off === 0) return channels;
  return channels.map((channel) => ({
    ...channel,
    feePercent: feeWithout(channel.feePercent, off),
    feeMinor: Math.floor(feeWithout(channel.feeMinor, off)),
  }));
};
