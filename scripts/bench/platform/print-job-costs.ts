import type { Crowd, JobCost } from './bench-jobs.ts';

/** What the jobs and the news of one process cost of a core, with brands beyond number. */
export const printJobCosts = (costs: readonly JobCost[], { brands, playing }: Crowd): void => {
  const share = costs.reduce((sum, each) => sum + each.share, 0);
  const slowest = costs.toSorted((a, b) => b.share - a.share).slice(0, 4);
  const named = slowest.map((each) => `${each.name} ${(each.share * 100).toFixed(2)} %`);
  const what = `jobs and news, ${brands} brands, ${playing} play`;
  process.stdout.write(
    `${what.padEnd(44)}${`${(share * 100).toFixed(1)} %`.padStart(14)}  5 % of a core\n`,
  );
  process.stdout.write(`  most of it: ${named.join(', ')}\n`);
  const late = costs.filter(({ runMs, everyMs }) => runMs > everyMs);
  for (const { name } of late) process.stdout.write(`  LATE: ${name} takes longer than its pace\n`);
};
