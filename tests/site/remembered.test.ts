import { expect, nightly, test } from '../support/browser.ts';
import {
  headerOf,
  loginPopup,
  memberMenu,
  sendLogin,
  signOut,
} from '../support/browser-session.ts';
import { newMember, REFUSED_BY_ITSELF } from '../support/site-members.ts';
import { say } from '../support/site-messages.ts';

const remember = { name: say('login.remember', { count: 1, days: '1' }) };

test('a remembered device signs in by itself, until its member signs out', async ({
  visit,
  database,
}) => {
  const member = await newMember(database);
  const page = await visit('northlight', { path: '/login' });
  await loginPopup(page).getByRole('checkbox', remember).check();
  await sendLogin(loginPopup(page), member);
  await expect(memberMenu(page, member.username)).toBeVisible();

  // Another day's tab: nothing is left but what the device keeps.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/promotions');
  await expect(memberMenu(page, member.username)).toBeVisible();
  const readable = await page.evaluate(
    () => document.cookie + JSON.stringify(Object.entries(localStorage)),
  );
  expect(readable).not.toContain(member.password);
  expect(readable).not.toMatch(/[\w-]{40}/);

  await signOut(page, member.username);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await expect(headerOf(page).getByRole('button', { name: say('header.login') })).toBeVisible();
});

nightly(
  'a session that has ended goes on by itself where the device is remembered',
  async ({ visit, database }) => {
    const member = await newMember(database);
    const page = await visit('northlight', {
      path: '/login',
      // Whatever the page asks next finds the session gone.
      refusals: REFUSED_BY_ITSELF,
      events: false,
    });
    await loginPopup(page).getByRole('checkbox', remember).check();
    await sendLogin(loginPopup(page), member);
    await expect(memberMenu(page, member.username)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await database
      .deleteFrom('session')
      .where('memberId', 'in', (select) =>
        select.selectFrom('member').select('id').where('username', '=', member.username),
      )
      .execute();

    const [again] = await Promise.all([
      page.waitForResponse(/session\/login\/device/),
      headerOf(page)
        .getByRole('button', { name: say('header.refreshBalance') })
        .click(),
    ]);

    expect(again.status()).toBe(200);
    await expect(memberMenu(page, member.username)).toBeVisible();
    await expect(loginPopup(page)).toBeHidden();
  },
);

nightly('whoever does not ask for it is not remembered', async ({ visit, database }) => {
  const member = await newMember(database);
  const page = await visit('northlight', { path: '/login' });
  await expect(loginPopup(page).getByRole('checkbox', remember)).not.toBeChecked();
  await sendLogin(loginPopup(page), member);
  await expect(memberMenu(page, member.username)).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');

  await expect(headerOf(page).getByRole('button', { name: say('header.login') })).toBeVisible();
});
