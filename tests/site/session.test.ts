import { addressOf, expect, nightly, test } from '../support/browser.ts';
import { requestCode, codeIn } from '../support/browser-codes.ts';
import { newOpenMember, visitAsMember } from '../support/browser-member.ts';
import { solveByWork } from '../support/browser-register.ts';
import {
  chooseInMenu,
  headerOf,
  loginPopup,
  memberMenu,
  sendLogin,
  signIn,
  signOut,
  usernameIn,
} from '../support/browser-session.ts';
import { giveContact } from '../support/contacts.ts';
import { lastCode } from '../support/outbox.ts';
import { pressEscape } from '../support/press-escape.ts';
import { endSessions, newMember, PASSWORD, REFUSED_BY_ITSELF } from '../support/site-members.ts';
import { say } from '../support/site-messages.ts';

test('sign out asks first, then leaves nothing of the session', async ({ visit, database }) => {
  const member = await newMember(database);
  const page = await visit('northlight', { path: '/promotions' });
  await signIn(page, member);
  const question = page.getByRole('alertdialog', { name: say('session.logoutTitle') });

  await chooseInMenu(page, member.username, say('header.logout'));
  await question
    .getByRole('button', { name: say('common.cancel') })
    .last()
    .click();
  await expect(question).toBeHidden();
  await expect(memberMenu(page, member.username)).toBeVisible();
  const [ended] = await Promise.all([
    page.waitForResponse(/session\/logout/),
    // It goes by itself after some seconds.
    expect(page.getByText(say('session.loggedOut'))).toBeVisible(),
    signOut(page, member.username),
  ]);

  await expect(page).toHaveURL(addressOf('northlight'));
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept).not.toContain('livery.token');
  expect(kept).toContain('livery.merchant');
  expect(ended.status()).toBe(200);
  await page.reload();
  await expect(headerOf(page).getByRole('button', { name: say('header.login') })).toBeVisible();
});

test('a wrong password is told, and after three a captcha is asked for', async ({
  visit,
  database,
}) => {
  const member = await newMember(database);
  const page = await visit('northlight', {
    path: '/login',
    refusals: ['401 /wps/session/login'],
  });
  const form = loginPopup(page);
  const captcha = form.getByText(say('login.captchaUseWork'));

  for (const time of [1, 2, 3]) {
    await Promise.all([
      page.waitForResponse(/session\/login/),
      sendLogin(form, { ...member, password: `wrong number ${time}` }),
    ]);
    await expect(form.getByRole('alert')).toContainText(say('refusalsLater.in_incorrect_password'));
    await expect(captcha).toHaveCount(time === 3 ? 1 : 0);
  }

  await sendLogin(form, member);
  await expect(form.getByText(say('fieldRules.captchaRequired')).last()).toBeVisible();
  await solveByWork(form);
  await sendLogin(form, member);
  await expect(form).toBeHidden();
  await expect(memberMenu(page, member.username)).toBeVisible();
});

nightly('an empty login form says what is missing', async ({ visit }) => {
  const page = await visit('northlight', { path: '/login' });
  const form = loginPopup(page);

  await form.getByRole('button', { name: say('login.submit') }).click();

  await expect(form.locator('input[name="username"]')).toHaveAccessibleDescription(
    say('fieldRules.usernameRequired'),
  );
  await expect(form.locator('input[name="password"]')).toHaveAccessibleDescription(
    say('fieldRules.passwordRequired'),
  );
});

nightly(
  'only the username is remembered, and only when it is wanted',
  async ({ visit, database }) => {
    const member = await newMember(database);
    const page = await visit('northlight', { path: '/login' });
    await loginPopup(page)
      .getByRole('checkbox', { name: say('login.remember', { count: 1, days: '1' }) })
      .check();
    await sendLogin(loginPopup(page), member);
    await expect(memberMenu(page, member.username)).toBeVisible();

    await signOut(page, member.username);
    await headerOf(page)
      .getByRole('button', { name: say('header.login') })
      .click();

    await expect(usernameIn(loginPopup(page))).toHaveValue(member.username);
    await expect(loginPopup(page).locator('input[name="password"]')).toHaveValue('');
    const cookies = await page.context().cookies();
    expect(JSON.stringify(cookies)).not.toContain(member.password);
  },
);

nightly('a changed password is the one to sign in with', async ({ visit, database }) => {
  const opened = await newOpenMember(database, 'northlight');
  const email = `${opened.username}@mail.example`;
  await giveContact({ database }, opened, 'email', email);
  const member = { username: opened.username, password: PASSWORD };
  const password = 'Quiet-herons-read-9-maps';
  const page = await visit('northlight', {
    refusals: ['403 /wps/member/password', '401 /wps/session/login', '401 /wps/events'],
  });
  await signIn(page, member);
  await chooseInMenu(page, member.username, say('header.changePassword'));
  const popup = page.getByRole('dialog', { name: say('changePassword.title') });
  const field = (name: string) => popup.locator(`input[name="${name}"]`);
  const send = () => popup.getByRole('button', { name: say('changePassword.submit') }).click();

  await field('oldPassword').fill('not my password');
  await field('newPassword').fill(password);
  await field('confirmNewPassword').fill('something else');
  await send();
  await expect(field('confirmNewPassword')).toHaveAccessibleDescription(say('fieldRules.mismatch'));
  await field('confirmNewPassword').fill(password);
  await send();
  await expect(codeIn(popup)).toHaveAccessibleDescription(new RegExp(say('verify.codeRequired')));
  await codeIn(popup).fill('000000');
  await send();
  await expect(field('oldPassword')).toHaveAccessibleDescription(say('changePassword.wrongOld'));
  await field('oldPassword').fill(member.password);
  await requestCode(popup);
  await expect(popup.getByText(/p•+@mail\.example/)).toBeVisible();
  await codeIn(popup).fill(await lastCode(database, email));
  await send();
  await expect(page.getByText(say('changePassword.success'))).toBeVisible();
  await expect(memberMenu(page, member.username)).toBeVisible();

  await signOut(page, member.username);
  await headerOf(page)
    .getByRole('button', { name: say('header.login') })
    .click();
  await sendLogin(loginPopup(page), member);
  await expect(loginPopup(page).getByRole('alert')).toContainText(
    say('refusalsLater.in_incorrect_password'),
  );
  await sendLogin(loginPopup(page), { ...member, password });
  await expect(memberMenu(page, member.username)).toBeVisible();
});

nightly(
  'without a confirmed address or number a change leads to the security center first',
  async ({ visit, database }) => {
    const member = await newMember(database);
    const page = await visit('northlight');
    await signIn(page, member);
    await chooseInMenu(page, member.username, say('header.changePassword'));
    const popup = page.getByRole('dialog', { name: say('changePassword.title') });
    await expect(popup.getByText(say('changePassword.noContact'))).toBeVisible();

    await popup.getByRole('link', { name: say('changePassword.toSecurity') }).click();

    await expect(page).toHaveURL(addressOf('northlight', '/securityCenter'));
  },
);

nightly(
  'an expired password is changed before anything else, or the session is left',
  async ({ visit, database }) => {
    const member = await newMember(database);
    await database
      .updateTable('member')
      .set({ passwordExpiresAt: new Date(0) })
      .where('username', '=', member.username)
      .execute();
    // Nothing but the password is answered until it is changed, and nothing else is asked for.
    const page = await visit('northlight', { path: '/login' });
    await sendLogin(loginPopup(page), member);
    const popup = page.getByRole('dialog', { name: say('changePassword.title') });
    await expect(popup.getByText(say('changePassword.forced'))).toBeVisible();
    await pressEscape(page);
    await expect(popup).toBeVisible();

    await popup.getByRole('button', { name: say('changePassword.signOut') }).click();

    await expect(popup).toBeHidden();
    await expect(headerOf(page).getByRole('button', { name: say('header.login') })).toBeVisible();
  },
);

nightly(
  'a password that expires while the page is open is changed, and the site goes on',
  async ({ visit, database }) => {
    const itself = REFUSED_BY_ITSELF.map((refusal) => refusal.replace('401', '403'));
    const { page, member, username } = await visitAsMember({ visit, database }, 'northlight', {
      refusals: [...itself, '403 /wps/member/transactions'],
      events: false,
    });
    await page.waitForLoadState('networkidle');
    await database
      .updateTable('member')
      .set({ passwordExpiresAt: new Date(0) })
      .where('id', '=', member.memberId)
      .execute();
    await chooseInMenu(page, username, say('memberCenter.pages.transactionHistory'));
    const popup = page.getByRole('dialog', { name: say('changePassword.title') });
    await expect(popup.getByText(say('changePassword.forced'))).toBeVisible();
    const own = 'Quiet-herons-read-9-maps';
    await popup.locator('input[name="oldPassword"]').fill(PASSWORD);
    await popup.locator('input[name="newPassword"]').fill(own);
    await popup.locator('input[name="confirmNewPassword"]').fill(own);

    await popup.getByRole('button', { name: say('changePassword.submit') }).click();

    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(addressOf('northlight'));
    await expect(headerOf(page).getByRole('group', { name: say('header.balance') })).toBeVisible();
    await chooseInMenu(page, username, say('memberCenter.pages.transactionHistory'));
    await expect(page.getByText(say('history.emptyTitle'))).toBeVisible();
  },
);

test('a session that the platform has ended is told, and asks to sign in', async ({
  visit,
  database,
}) => {
  const member = await newMember(database);
  const page = await visit('northlight', {
    // They may be on their way before anything waits.
    refusals: REFUSED_BY_ITSELF,
    events: false,
  });
  await signIn(page, member);
  await page.waitForLoadState('networkidle');
  // Whatever else the page asks for by itself waits: only the call that is looked at meets the end.
  await page.route(
    (url) => url.pathname.startsWith('/wps/') && !url.pathname.endsWith('/wallets/balance'),
    () => undefined,
  );
  await endSessions(database, member);

  // The header's own first question may come as late as this: then the button goes with the session.
  const refresh = headerOf(page).getByRole('button', { name: say('header.refreshBalance') });
  await Promise.race([refresh.click().catch(() => undefined), loginPopup(page).waitFor()]);

  await expect(page.getByText(say('session.expired'))).toBeVisible();
  await expect(loginPopup(page)).toBeVisible();
});

nightly('a visitor who asks for a page of members is sent to sign in', async ({ visit }) => {
  const page = await visit('northlight', { path: '/transactionHistory' });

  await expect(page).toHaveURL(addressOf('northlight', '/login'));
  await expect(loginPopup(page)).toBeVisible();
});

nightly(
  'the addresses of the popups open them over the home page, and closing leads home',
  async ({ visit }) => {
    const page = await visit('northlight', { path: '/login' });
    await expect(loginPopup(page)).toBeVisible();

    await loginPopup(page)
      .getByRole('button', { name: say('login.toRegister') })
      .click();
    const register = page.getByRole('dialog', { name: say('register.title') });
    await expect(register).toBeVisible();
    await register.getByRole('button', { name: say('common.close') }).click();
    await expect(page).toHaveURL(addressOf('northlight'));

    await page.goto('/register');
    await expect(register).toBeVisible();
    await pressEscape(page);
    await expect(register).toBeHidden();
    await expect(page).toHaveURL(addressOf('northlight'));
    await expect(page.getByRole('tab', { name: say('home.tabHot') })).toBeVisible();
  },
);
