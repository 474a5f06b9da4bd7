const ROUNDS = 101;
const FEWEST = 5;
/** What is slow is measured as often as fits into this. */
const MOST_MS = 15_000;

/** The median and the 99th percentile in milliseconds; of a few rounds the median alone. */
export const timed = async (work: () => Promise<unknown>): Promise<string> => {
  const times: number[] = [];
  const first = performance.now();
  while (times.length < FEWEST || (times.length < ROUNDS && performance.now() - first < MOST_MS)) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const rank = (share: number) => sorted[Math.floor((times.length - 1) * share)]?.toFixed(1) ?? '';
  return times.length === ROUNDS ? `${rank(0.5)} / ${rank(0.99)}` : rank(0.5);
};
