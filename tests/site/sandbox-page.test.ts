import { inject } from 'vitest';
import { createDeposit } from '#api/deposits.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { audit } from '../support/browser-audit.ts';
import { expect, journeys, test } from '../support/browser.ts';
import { newPlayer } from '../support/browser-money.ts';
import { callAt } from '../support/platform.ts';

/** A deposit at the sandbox that waits to be paid; the page's path and the deposit's number. */
const newPayment = async (database: Database, code: string, channelId: string) => {
  const player = await newPlayer(database, code);
  const caller = { ...player, host: `${code}.localhost` };
  const outcome = await callAt(inject('site').port, caller, createDeposit, {
    requestId: crypto.randomUUID(),
    channelId,
    amountMinor: 500_000,
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return { path: outcome.value.payUrl ?? '', id: outcome.value.id, ...caller };
};

const stateOf = async (
  database: Database,
  { id, merchantId }: { id: number; merchantId: number },
) => {
  const { state } = await database
    .selectFrom('deposit')
    .select('state')
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
};

journeys(['light', 'dark'] as const)(
  'the sandbox page can be used by everybody on a phone, in %s colors and each language',
  async (colorScheme, { visit, database }) => {
    const { path } = await newPayment(database, 'shwe', 'mobile-wallet');
    const page = await visit('shwe', { path, phone: true });
    await page.emulateMedia({ colorScheme });

    for (const [link, pay] of [
      ['English', 'Pay now'],
      ['မြန်မာ', 'ယခု ပေးချေမည်'],
      ['简体中文', '立即付款'],
    ] as const) {
      await page.getByRole('link', { name: link }).click();
      const button = page.getByRole('button', { name: pay });
      await expect(button).toBeVisible();
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await audit(page), link).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, link).toBe(0);
    }
  },
);

test('a payment is made with the keyboard alone, and the payer comes back to the site', async ({
  visit,
  database,
}) => {
  const payment = await newPayment(database, 'northlight', 'card');
  const page = await visit('northlight', { path: payment.path, javaScript: false });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('EUR');

  await page.getByRole('button', { name: 'Pay now' }).focus();
  await page.keyboard.press('Enter');

  await page.waitForURL(`**/depositv2?deposit=${payment.id}`);
  // Where the sandbox was not heard in time, the platform asks it by itself.
  await expect.poll(() => stateOf(database, payment)).toBe('SETTLED');
  await page.goto(payment.path);
  await expect(page.getByRole('status')).toContainText('Paid.');
});
