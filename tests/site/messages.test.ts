import type { Database } from '#platform/base/database/tables.ts';
import { notifyMember } from '#platform/people/inbox/notify-member.ts';
import { audit } from '../support/browser-audit.ts';
import { memberMenu } from '../support/browser-session.ts';
import { expect, test } from '../support/browser.ts';
import { newPlayer, type Player } from '../support/browser-money.ts';
import { say, sayMy } from '../support/site-messages.ts';

const tell = (database: Database, { merchantId, memberId }: Player, reward: string) =>
  database.transaction().execute((tx) =>
    notifyMember(tx, {
      merchantId,
      memberId,
      kind: 'reward',
      template: 'rewardReady',
      values: { reward },
      path: '/rewardCenter',
    }),
  );

test('a message arrives while the page is open: badge, row, read, the way to its place', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'shwe');
  const page = await visit('shwe', { token: player.token, language: 'en', path: '/messageV2' });
  await expect(page.getByText(say('inbox.emptyTitle'))).toBeVisible();
  expect(await audit(page)).toEqual([]);

  await tell(database, player, 'Silver lantern');

  const row = page.getByRole('article').filter({ hasText: 'Silver lantern' });
  await expect(row).toHaveAttribute('data-unread', 'true');
  await expect(memberMenu(page, player.username)).toHaveAccessibleName(
    new RegExp(say('inbox.unreadCount_one', { count: 1 })),
  );
  expect(await audit(page)).toEqual([]);
  await row
    .getByRole('button', { name: /Silver lantern/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /Silver lantern/ });
  await expect(dialog.getByText('You can claim “Silver lantern”')).toBeVisible();
  expect(await audit(page)).toEqual([]);
  await dialog.getByRole('link', { name: say('inbox.goThere') }).click();

  await expect(page).toHaveURL(/\/rewardCenter$/);
  await expect(memberMenu(page, player.username)).not.toHaveAccessibleName(/unread/);

  await page.goto('/messageV2');
  await row
    .getByRole('button', { name: `${say('inbox.delete')}: A reward is ready: Silver lantern` })
    .click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: say('inbox.undo') }).click();
  await expect(row).toHaveCount(1);

  await page.evaluate(() => localStorage.setItem('livery.language', 'my'));
  await page.reload();
  await expect(page.getByRole('tab', { name: sayMy('inbox.all') })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('ဆုလာဘ်စင်တာ');
});
