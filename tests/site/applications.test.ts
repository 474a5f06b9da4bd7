import type { Page } from 'playwright';
import type { Database } from '#platform/base/database/tables.ts';
import { formatMoney } from '#domain/format-money.ts';
import { decideApplication } from '#platform/money/promotions/decide-application.ts';
import { openApplication, readApplications } from '#platform/money/promotions/read-applications.ts';
import { audit } from '../support/browser-audit.ts';
import { expect, journeys } from '../support/browser.ts';
import { newPlayer, type Player } from '../support/browser-money.ts';
import { chosenPicture } from '../support/chosen-picture.ts';
import { operatorWho } from '../support/operator.ts';
import { say } from '../support/site-messages.ts';

const articleOf = (page: Page, id: string) => page.locator(`article#${id}`);

const applicationOf = async (database: Database, { merchantId, memberId }: Player, id: string) => {
  const waiting = await readApplications(database, { merchantId, limit: 1000 });
  const own = waiting.find((each) => each.memberId === memberId && each.promotionId === id);
  if (!own) throw new Error(`nothing was sent for ${id}`);
  return own;
};

journeys([
  { code: 'oasis', currency: 'AED' },
  { code: 'plenty', currency: 'EUR' },
] as const)(
  'by keyboard on a phone: a failure keeps the draft; one is approved and claimed, another refused: $code',
  async ({ code, currency }, { visit, database }) => {
    const player = await newPlayer(database, code);
    const page = await visit(code, {
      path: '/promotions#river-story',
      token: player.token,
      language: 'en',
      phone: true,
      refusals: ['503 /wps/member/promotions/apply'],
    });
    const river = articleOf(page, 'river-story');
    await river.getByRole('button', { name: say('application.open') }).focus();
    await page.keyboard.press('Enter');
    const remark = river.getByRole('textbox', { name: say('application.remark') });
    await remark.focus();
    await page.keyboard.type('Four');
    await river.getByRole('button', { name: say('application.send') }).focus();
    await page.keyboard.press('Enter');
    await expect(river.getByText(say('application.tooShort', { min: 5 })).first()).toBeVisible();
    expect(await audit(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );

    await remark.fill('Four queens against a full house');
    await river.locator('input[type="file"]').setInputFiles(await chosenPicture('hand.png'));
    // A picture is among those of the form once it has been looked into.
    await expect(river.getByText('hand.png')).toBeVisible();
    let isAway = true;
    await page.route('**/wps/member/promotions/apply', (route) =>
      isAway ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await river.getByRole('button', { name: say('application.send') }).click();
    await expect(river.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await expect(remark).toHaveValue('Four queens against a full house');
    isAway = false;
    await river.getByRole('button', { name: say('application.send') }).click();
    await expect(river.getByText(say('promotionOffer.states.applying'))).toBeVisible();

    const sent = await applicationOf(database, player, 'river-story');
    expect(sent.images).toHaveLength(1);
    await openApplication(database, sent, 'anna');
    await page.reload();
    await expect(river.getByText(say('promotionOffer.states.processing'))).toBeVisible();
    await decideApplication(database, sent, 'reject', operatorWho('Which table was it?'));
    await page.reload();
    await expect(river.getByText('Which table was it?')).toBeVisible();
    await expect(river.getByText(say('application.again', { count: 1, shown: '1' }))).toBeVisible();
    await river.getByRole('button', { name: say('application.open') }).click();
    expect(await audit(page)).toEqual([]);
    await remark.fill('Four queens against a full house, at Banyan');
    await river.getByRole('button', { name: say('application.send') }).click();
    await expect(river.getByText(say('promotionOffer.states.applying'))).toBeVisible();
    const again = await applicationOf(database, player, 'river-story');
    await decideApplication(database, again, { amountMinor: 5000 }, operatorWho('Well told'));
    await page.reload();
    await expect(river.getByText(say('promotionOffer.states.issued'))).toBeVisible();
    await expect(river.getByText('Well told')).toBeVisible();
    await expect(river).toContainText(formatMoney(5000, { currency, language: 'en' }));
    await river.getByRole('button', { name: say('promotionOffer.claim') }).click();
    await expect(
      river.getByText(say('promotionOffer.states.claimed'), { exact: true }),
    ).toBeVisible();

    await page.goto('/promotions#match-story');
    const match = articleOf(page, 'match-story');
    await match.getByRole('button', { name: say('application.open') }).click();
    await match
      .getByRole('textbox', { name: say('application.remark') })
      .fill('The derby, of course');
    await match.getByRole('button', { name: say('application.send') }).click();
    await expect(match.getByText(say('promotionOffer.states.applying'))).toBeVisible();
    const other = await applicationOf(database, player, 'match-story');
    await decideApplication(database, other, 'reject', operatorWho('It was not played this week'));
    await page.reload();
    await expect(match.getByText(say('promotionOffer.states.refused'))).toBeVisible();
    await expect(match.getByText('It was not played this week')).toBeVisible();
    await page.goto('/');
    await expect(page.getByText(say('promotionOffer.states.refused')).first()).toBeAttached();
  },
);
