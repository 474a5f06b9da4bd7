import { setRank } from '#platform/money/ranks/operate-ranks.ts';
import { audit } from '../support/browser-audit.ts';
import { expect, nightly, test } from '../support/browser.ts';
import { newPlayer, type Player } from '../support/browser-money.ts';
import { operator } from '../support/operator.ts';
import { say, sayMy } from '../support/site-messages.ts';
import type { Database } from '#platform/base/database/tables.ts';

const raise = async (database: Database, player: Player, rank: string): Promise<void> => {
  const { merchant, username } = player;
  const done = await setRank(database, merchant, { username, rank, until: '2999-01-01' }, operator);
  if (!done.ok) throw new Error(done.reason);
};

test('a member sees the rank in the header, what it gives on its page, and claims its gift', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'volt');
  await raise(database, player, 'surge');
  const page = await visit('volt', { path: '/creditReport', token: player.token });

  await expect(page.getByRole('banner').getByRole('img', { name: 'Surge' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: say('ranks.yours') })).toHaveAttribute(
    'aria-valuetext',
    say('ranks.toNext', { missing: '35,000', rank: 'Storm' }),
  );
  await expect(page.getByText(say('ranks.nothingOpen'))).toBeVisible();
  await page.getByRole('button', { name: /Overload/ }).press('Enter');
  await expect(page.getByText(say('ranks.less', { percent: '100%' }))).toBeVisible();
  expect(await audit(page)).toEqual([]);

  await page.getByRole('link', { name: say('ranks.toGifts') }).click();
  const gift = page.getByRole('article').filter({ hasText: 'Surge: a gift for reaching it' });
  await gift.getByRole('button').click();
  await expect(gift.getByText(say('rewardCenter.states.received'), { exact: true })).toBeVisible();
});

test('the emblem changes at once when the member rises or falls, without a new page', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'volt');
  await raise(database, player, 'surge');
  const page = await visit('volt', { path: '/creditReport', token: player.token });
  const emblem = (name: string) => page.getByRole('banner').getByRole('img', { name });
  await expect(emblem('Surge')).toBeVisible();

  await raise(database, player, 'storm');
  await expect(emblem('Storm')).toBeVisible();
  await raise(database, player, 'arc');
  await expect(emblem('Arc')).toBeVisible();
});

nightly(
  'on a phone the standing fits, in Burmese too; a brand without ranks has no such page',
  async ({ visit, database }) => {
    const player = await newPlayer(database, 'shwe');
    await raise(database, player, 'platinum');
    const page = await visit('shwe', { path: '/creditReport', token: player.token, phone: true });

    await expect(page.getByText(sayMy('ranks.host', { name: 'Daw Thiri' }))).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    expect(await audit(page)).toEqual([]);

    const other = await newPlayer(database, 'northlight');
    const plain = await visit('northlight', { path: '/creditReport', token: other.token });
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(plain.getByRole('progressbar', { name: say('ranks.yours') })).toHaveCount(0);
  },
);
