import path from 'node:path';
import { loadMerchants, type ResolvedMerchant } from '#config/load-merchants.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');

/** The brand whose calls are measured: one of the project's own, with a wallet for each vendor. */
export const BENCH_CODE = 'shwe';

/** Whose wallet the money goes to. */
export const BENCH_VENDOR = 'MOONFERRY';

/** No run comes near it. */
const NO_LIMIT = 1_000_000_000;

/** The brands of the benchmark, as each of its processes loads them. */
export const readBenchMerchants = async (): Promise<ResolvedMerchant[]> => {
  const merchants = await loadMerchants(path.join(ROOT, 'merchants'), [BENCH_CODE]);
  return merchants.map((merchant) => ({
    ...merchant,
    config: {
      ...merchant.config,
      payments: {
        ...merchant.config.payments,
        walletMode: 'transfer',
        openDepositsMax: NO_LIMIT,
        transfers: { ...merchant.config.payments.transfers, permitted: true, minimumMinor: 1 },
      },
      // A member of the benchmark does in a minute what others do in a year.
      withdrawals: {
        ...merchant.config.withdrawals,
        minimumMinor: 1,
        dailyCount: NO_LIMIT,
        dailyMaximumMinor: NO_LIMIT,
      },
      points: {
        ...merchant.config.points,
        conversion: {
          ...merchant.config.points.conversion,
          leastPoints: 1,
          mostPointsPerDay: NO_LIMIT,
        },
      },
      agents: {
        ...merchant.config.agents,
        commission: { ...merchant.config.agents.commission, minimumMinor: 1 },
      },
      jackpot: { ...merchant.config.jackpot, winsPerDay: NO_LIMIT },
      // Members of the benchmark have shown no proof of their age.
      protection: { ...merchant.config.protection, ageProof: 'agreed' },
      // What is measured is the call itself; the server's share of encryption is another figure.
      security: { ...merchant.config.security, encryptCalls: false },
    },
  }));
};
