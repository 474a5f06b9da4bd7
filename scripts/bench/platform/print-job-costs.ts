import { type Crowd, FOLLOW, type JobCosts } from './bench-jobs.ts';

/**
 * What the jobs and the news of one process cost of a core, with brands beyond number: all at their own pace while nobody
 * bets, and on top of it what following the bets costs. One after the other, without pauses, they cost less.
 */
export const printJobCosts = ({ costs, together }: JobCosts, { brands, playing }: Crowd): void => {
  const following = costs.find(({ name }) => name === FOLLOW)?.share ?? 0;
  const named = costs
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 4)
    .map((each) => `${each.name} ${percent(each.share, 2)}`);
  const alone = costs.reduce((sum, each) => sum + each.share, 0);
  const what = `jobs and news, ${brands} brands, ${playing} play`;
  process.stdout.write(
    `${what.padEnd(44)}${percent(together + following, 1).padStart(14)}  5 % of a core\n`,
  );
  process.stdout.write(`  at their own pace while nobody bets ${percent(together, 1)}, `);
  process.stdout.write(`following bets ${percent(following, 1)}\n`);
  process.stdout.write(`  one after the other ${percent(alone, 1)}: ${named.join(', ')}\n`);
  const late = costs.filter(({ runMs, everyMs }) => runMs > everyMs);
  for (const { name } of late) process.stdout.write(`  LATE: ${name} takes longer than its pace\n`);
};

const percent = (share: number, digits: number): string => `${(share * 100).toFixed(digits)} %`;
