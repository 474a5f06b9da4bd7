import { BENCH_CODE, readBenchMerchants } from '../bench/platform/bench-merchants.ts';

/** The brand that is played on, and another one like it, which has a cell of its own where there are two. */
export const FAULT_CODES = { first: BENCH_CODE, second: `${BENCH_CODE}two` } as const;

/** Who uploads all the time reaches no limit of a day. */
const UPLOADS_PER_DAY = 1_000_000;

/** The brands of the faults' program, as each of its processes loads them. */
export const readFaultMerchants = async () => {
  const merchants = await readBenchMerchants();
  return merchants.flatMap(({ config, content }) => {
    const signIn = { ...config.signIn, uploadsPerDay: UPLOADS_PER_DAY };
    return Object.values(FAULT_CODES).map((code) => ({
      code,
      config: { ...config, code, signIn, site: { ...config.site, domains: [], mainDomain: '' } },
      content,
    }));
  });
};
