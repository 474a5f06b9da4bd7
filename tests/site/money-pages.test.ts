import type { Page } from 'playwright';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { expect, test } from '../support/browser.ts';
import { audit } from '../support/browser-audit.ts';
import { overflow, smallTargets } from '../support/browser-layout.ts';
import { newPlayer, type Player } from '../support/browser-money.ts';
import { openBankAccount } from '../../scripts/bench/platform/open-bank-account.ts';
import { playRound } from '../support/money.ts';
import { isWholeProof } from '../support/proof.ts';
import { say, sayMy } from '../support/site-messages.ts';

const PAGES = [
  'depositv2',
  'withdraw',
  'transactionHistory',
  'personalHistoryCopy',
  'personalProfit',
  'bonusDetails',
] as const;

/** Pages that only some brands have. */
const ALSO = { shwe: ['transferFund', 'transferUpline'], northlight: [] } as const;

const looks = [
  { code: 'shwe', mode: 'dark', phone: true, t: sayMy, language: 'my' },
  { code: 'shwe', mode: 'light', phone: false, t: say, language: 'en' },
  { code: 'northlight', mode: 'light', phone: true, t: say, language: 'en' },
  { code: 'northlight', mode: 'dark', phone: false, t: say, language: 'en' },
] as const;

/** Somebody with something on every page. */
const newBusyPlayer = async (database: Database, code: string): Promise<Player> => {
  const upline = await newPlayer(database, code, { type: 1 });
  const player = await newPlayer(database, code, {
    cashMinor: 9_000_000,
    uplineId: upline.memberId,
  });
  await openBankAccount(database, player);
  for (const payoutMinor of [0, 350, 100]) {
    await playRound(database, player.merchant, player.memberId, { stakeMinor: 100, payoutMinor });
  }
  await database.transaction().execute((tx) =>
    grantBonus(tx, player.merchant, {
      memberId: player.memberId,
      amountMinor: 2000,
      key: player.username,
      title: { en: 'Midsummer bonus' },
    }),
  );
  return player;
};

/** A page whose figures have come. */
const settle = async (page: Page, loading: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: loading })).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

// Each of these pages is a story too (stories/screens): axe, a phone's width and both directions, daily.
test.runIf(isWholeProof).for(looks)(
  'every page about money of $code can be used by everybody, in $mode mode, phone: $phone',
  async ({ code, mode, phone, t, language }, { visit, database }) => {
    const player = await newBusyPlayer(database, code);
    const [first, ...others] = [...PAGES, ...ALSO[code]];
    const page = await visit(code, {
      path: `/${first}`,
      mode,
      phone,
      language,
      token: player.token,
    });

    for (const name of [first, ...others]) {
      if (name !== first) await page.goto(`/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t(`memberCenter.pages.${name}`),
      );
      await settle(page, t('common.loading'));
      expect(await audit(page), name).toEqual([]);
      expect(await smallTargets(page), name).toEqual([]);
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect(await overflow(page), `${name} from right to left`).toBeLessThanOrEqual(0);
    }
  },
);
