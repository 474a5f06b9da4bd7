import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMerchant } from '../support/merchant.ts';
import { type Listening, listenAt } from '../support/listening.ts';
import { type RankFixture, rankMerchant, startRankFixture } from '../support/ranks.ts';

let here: RankFixture;

beforeAll(async () => {
  here = await startRankFixture([rankMerchant('alpha'), buildMerchant('beta')]);
});

afterAll(() => here.platform.close());

const ranksIn = ({ events }: Listening): string[] =>
  events.flatMap((event) => (event.name === 'rank' ? [event.data.rank] : []));

test('a page hears which rank its member holds, and at once when it is another; nobody else does', async () => {
  const [own, other] = [await here.newMember(), await here.newMember()];
  const plain = await here.newMember({}, here.merchants[1]);
  const trial = await here.newMember({ type: 4, cashMinor: 0 });
  const pages = await Promise.all(
    [own, other, plain, trial].map((member) => listenAt(here.platform.port, member)),
  );
  const [hers, his, without, tried] = pages as [Listening, Listening, Listening, Listening];
  await expect.poll(() => [ranksIn(hers), ranksIn(his)]).toEqual([['bronze'], ['bronze']]);

  await here.earn(own, 310);
  await expect.poll(() => ranksIn(hers)).toEqual(['bronze', 'gold']);
  await here.look();
  await here.liveDays(own, 12);
  await expect.poll(() => ranksIn(hers)).toEqual(['bronze', 'gold', 'silver']);
  // What he hears next is his own: nothing came before it.
  await here.earn(other, 110);
  await expect.poll(() => ranksIn(his)).toEqual(['bronze', 'silver']);

  expect([...ranksIn(without), ...ranksIn(tried)]).toEqual([]);
  for (const page of pages) page.stop();
});
