import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { formatMoney } from '#domain/format-money.ts';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { expect, nightly, test } from '../support/browser.ts';
import { overflow } from '../support/browser-layout.ts';
import { newPlayer, type Player } from '../support/browser-money.ts';
import { playRound } from '../support/money.ts';
import { say } from '../support/site-messages.ts';
import { withinOneDay } from '../support/within-one-day.ts';

const euros = (minor: number): string => formatMoney(minor, { currency: 'EUR', language: 'en' });

/** Rounds of one player: every second one pays back twice its stake. */
const playRounds = async (database: Database, player: Player, count: number) => {
  await withinOneDay(player.merchant);
  for (let round = 0; round < count; round += 1) {
    await playRound(database, player.merchant, player.memberId, {
      stakeMinor: 100,
      payoutMinor: round % 2 === 0 ? 200 : 0,
      gameType: round % 2 === 0 ? 'RNG' : 'FISH',
    });
  }
};

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const save = async (page: Page, format: 'csv' | 'pdf') => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say(`history.export.${format}Label`) }).click(),
  ]);
  // The browser runs elsewhere: what it has kept comes as a stream.
  return buffer(await download.createReadStream());
};

nightly(
  'movements are paged, narrowed by kind and days, and taken along as files',
  async ({ visit, database }) => {
    const player = await newPlayer(database, 'northlight', { cashMinor: 10_000 });
    await playRounds(database, player, 24);
    const page = await visit('northlight', { path: '/transactionHistory', token: player.token });
    const list = page.getByRole('list', { name: say('history.title') });

    await expect(list.getByRole('listitem')).toHaveCount(20);
    const pages = page.getByRole('navigation', { name: say('history.pages') });
    await pages.getByRole('button', { name: say('history.older') }).click();
    await expect(list.getByRole('listitem')).toHaveCount(17);
    await expect(pages).toContainText(say('history.page', { page: '2' }));
    await expect(pages.getByRole('button', { name: say('history.older') })).toBeDisabled();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await overflow(page), 'from right to left').toBeLessThanOrEqual(0);
    await pages.getByRole('button', { name: say('history.newer') }).click();
    await expect(list.getByRole('listitem')).toHaveCount(20);
    await choose(page, say('history.kind'), say('history.kinds.payout'));
    await expect(list.getByRole('listitem')).toHaveCount(12);
    await expect(page.getByRole('article', { name: say('history.in') })).toContainText(euros(2400));
    const csv = await save(page, 'csv');
    const pdf = await save(page, 'pdf');
    await page.getByRole('button', { name: say('history.presets.yesterday') }).click();

    await expect(page.getByText(say('history.emptyTitle'))).toBeVisible();
    expect(csv.toString('utf8').trim().split('\n').length).toBeGreaterThanOrEqual(13);
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  },
);

nightly(
  'own bets tell what was staked and what came back, on a phone too',
  async ({ visit, database }) => {
    const player = await newPlayer(database, 'shwe', { cashMinor: 10_000 });
    await playRounds(database, player, 6);
    const page = await visit('shwe', {
      path: '/personalHistoryCopy',
      token: player.token,
      phone: true,
      language: 'en',
    });
    const list = page.getByRole('list', { name: say('history.bets.title') });

    await expect(list.getByRole('listitem')).toHaveCount(6);
    await choose(page, say('history.state'), say('history.bets.states.lost'));

    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('article', { name: say('history.bets.stake') })).toContainText(
      formatMoney(300, { currency: 'MMK', language: 'en' }),
    );
  },
);

test('profit and loss is drawn, and told as a table', async ({ visit, database }) => {
  const player = await newPlayer(database, 'northlight', { cashMinor: 10_000 });
  await playRounds(database, player, 5);
  const page = await visit('northlight', { path: '/personalProfit', token: player.token });

  await expect(page.getByRole('article', { name: say('profit.result') })).toContainText(euros(100));
  const chart = page.getByRole('figure', { name: say('profit.chartTitle') });
  await expect(chart.getByRole('slider')).toHaveAttribute('aria-valuetext', /€1\.00/);
  await chart.getByRole('button', { name: say('profit.showTable') }).click();
  await expect(chart.getByRole('table')).toBeVisible();
  const categories = page.getByRole('table', { name: say('profit.categoryTable') });
  await expect(categories.getByRole('row', { name: say('categories.FISH') })).toContainText(
    `-${euros(200)}`,
  );
});

nightly('a bonus shows what is needed for it, and can be given up', async ({ visit, database }) => {
  const player = await newPlayer(database, 'northlight', { cashMinor: 10_000 });
  await database.transaction().execute((tx) =>
    grantBonus(tx, player.merchant, {
      memberId: player.memberId,
      amountMinor: 2000,
      key: player.username,
      title: { en: 'Midsummer bonus' },
    }),
  );
  const page = await visit('northlight', { path: '/bonusDetails', token: player.token });
  const card = page.getByRole('article').filter({ hasText: 'Midsummer bonus' });

  await expect(card.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    `${euros(0)} / ${euros(20_000)}`,
  );
  await card.getByRole('button', { name: say('bonus.forfeit') }).click();
  await page
    .getByRole('alertdialog', { name: say('bonus.forfeitTitle') })
    .getByRole('button', { name: say('bonus.forfeitConfirm') })
    .click();

  await expect(card.getByText(say('bonus.states.FORFEITED'), { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: say('bonus.rebates') }).click();
  await expect(page.getByRole('table', { name: say('bonus.todayTable') })).toBeVisible();
});
