/** How long it took to come back, each time: told at the end, compared with nothing. */
export interface RecoveryTimes {
  /** Does what brings it back, and takes its time. */
  take: <Value>(recover: () => Promise<Value>) => Promise<Value>;
  /** Says the median and the longest on the terminal. */
  tell: () => void;
}

/** @param what was killed, in words */
export const recoveryTimes = (what: string): RecoveryTimes => {
  const times: number[] = [];
  return {
    take: async (recover) => {
      const from = performance.now();
      const value = await recover();
      times.push(performance.now() - from);
      return value;
    },
    tell: () => {
      const sorted = times.toSorted((a, b) => a - b).map((ms) => Math.round(ms));
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
      process.stderr.write(
        `${what}: killed ${sorted.length} times, back after ${median} ms (median), ${sorted.at(-1) ?? 0} ms (longest)\n`,
      );
    },
  };
};
