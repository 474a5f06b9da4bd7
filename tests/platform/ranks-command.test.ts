import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestLivery } from '../build/request-livery.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openSomebody } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', { points: { enabled: true }, ranks: { enabled: true } }),
    buildMerchant('beta'),
  ]);
});

afterAll(() => platform.close());

const livery = (...args: string[]) =>
  requestLivery(['platform', 'ranks', ...args], { DATABASE_URL: platform.databaseUrl });

test('an operator reads ladders and a member’s rank, and sets it until a day', async () => {
  const { username } = await openSomebody(platform);
  const of = ['--merchant', 'alpha'];
  const why = ['--as', 'Ada', '--reason', 'a friend of the house'];

  const set = await livery('set', username, 'gold', ...of, '--until', '2999-01-01', ...why);
  const [list, shown, wrong, missing] = await Promise.all([
    livery('list', '--json'),
    livery('show', username, ...of, '--json'),
    livery('set', username, 'jade', ...of, '--until', '2999-01-01', ...why),
    livery('set', username, 'gold', ...of, '--until', '2999-02-30', ...why),
  ]);

  expect(set).toMatchObject({ code: 0 });
  expect(set.stderr + set.stdout).toContain(
    `${username} is gold until 2999-01-01; before: bronze.`,
  );
  const { ranks } = JSON.parse(list.stdout) as { ranks: { rank: string; members: number }[] };
  expect(ranks.map(({ rank, members }) => [rank, members])).toEqual([
    ['bronze', 0],
    ['silver', 0],
    ['gold', 1],
    ['platinum', 0],
    ['diamond', 0],
  ]);
  expect(JSON.parse(shown.stdout)).toMatchObject({
    standing: { rank: 'gold', points: 15_001, heldUntil: '2999-01-01' },
    changes: [{ fromRank: 'bronze', toRank: 'gold', reason: 'set' }],
  });
  expect(wrong.stderr).toContain('alpha has no rank jade.');
  expect(missing.stderr).toContain('a day is written as');
});
