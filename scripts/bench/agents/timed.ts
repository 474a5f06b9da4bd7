const ROUNDS = 101;
const FEWEST = 5;
/** What is slow is measured as often as fits into this. */
const MOST_MS = 15_000;

/** How long something took, in milliseconds. */
export interface Times {
  p50: number;
  /** Of a few rounds: the slowest. */
  p99: number;
  isMany: boolean;
}

/** Does something as often as fits, up to a hundred times. */
export const measureTimes = async (work: () => Promise<unknown>): Promise<Times> => {
  const times: number[] = [];
  const first = performance.now();
  while (times.length < FEWEST || (times.length < ROUNDS && performance.now() - first < MOST_MS)) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const rank = (share: number) => sorted[Math.floor((times.length - 1) * share)] ?? 0;
  const isMany = times.length === ROUNDS;
  return { p50: rank(0.5), p99: rank(isMany ? 0.99 : 1), isMany };
};

/** The median and the 99th percentile in milliseconds; of a few rounds the median alone. */
export const timed = async (work: () => Promise<unknown>): Promise<string> => {
  const { p50, p99, isMany } = await measureTimes(work);
  return isMany ? `${p50.toFixed(1)} / ${p99.toFixed(1)}` : p50.toFixed(1);
};
