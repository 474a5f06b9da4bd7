import type { Locator, Page } from 'playwright';
import { sql } from '#platform/base/database/sql.ts';
import { verifyContact } from '#platform/people/contacts/contacts.ts';
import { expect, nightly, test } from '../support/browser.ts';
import { newOpenMember } from '../support/browser-member.ts';
import { fieldIn, registerPopup } from '../support/browser-register.ts';
import { headerOf, loginPopup, memberMenu, sendLogin } from '../support/browser-session.ts';
import { PASSWORD } from '../support/site-members.ts';
import { say } from '../support/site-messages.ts';

/*
 * Each site flag where it is on and where it is off, as a visitor or member sees it. What the
 * platform does with them is proved in tests/platform.
 */

test('MOBILEVERCODELOGIN3 and FREEPLAY3: ways to log in that volt has and northlight lacks', async ({
  visit,
}) => {
  const volt = loginPopup(await visit('volt', { path: '/login', language: 'en' }));
  const northlight = loginPopup(await visit('northlight', { path: '/login', language: 'en' }));

  await expect(volt.getByRole('tab', { name: say('login.bySms') })).toBeVisible();
  await expect(volt.getByRole('button', { name: say('login.freePlay') })).toBeVisible();
  await expect(northlight.getByRole('button', { name: say('login.submit') })).toBeVisible();
  await expect(northlight.getByRole('tab')).toHaveCount(0);
  await expect(northlight.getByRole('button', { name: say('login.freePlay') })).toHaveCount(0);
});

nightly(
  'USERNAMEREG3 and MOBILENUMREG3: each is one way to register, or none',
  async ({ visit }) => {
    const both = registerPopup(await visit('volt', { path: '/register', language: 'en' }));
    const byName = registerPopup(await visit('northlight', { path: '/register', language: 'en' }));
    const byMobile = registerPopup(await visit('mobile', { path: '/register', language: 'en' }));

    await expect(both.getByRole('tab')).toHaveCount(2);
    await expect(fieldIn(byName, 'username')).toBeVisible();
    await expect(byName.getByRole('tab')).toHaveCount(0);
    await expect(fieldIn(byMobile, 'mobileNum')).toBeVisible();
    await expect(fieldIn(byMobile, 'username')).toHaveCount(0);
    await expect(byMobile.getByRole('tab')).toHaveCount(0);
  },
);

nightly(
  'REGMOBVERF3 and MOBILENUMPASSREG3: a code and no password, or a password and no code',
  async ({ visit }) => {
    const coded = registerPopup(await visit('volt', { path: '/register', language: 'en' }));
    await coded.getByRole('tab', { name: say('register.byMobile') }).click();
    const plain = registerPopup(await visit('mobile', { path: '/register', language: 'en' }));

    // The way that is not chosen keeps what was typed, out of sight.
    const code = (popup: Locator) =>
      popup.getByText(say('fields.verificationCode')).filter({ visible: true });
    const passwords = (popup: Locator) =>
      popup.locator('input[type="password"]').filter({ visible: true });
    await expect(code(coded)).toBeVisible();
    await expect(passwords(coded)).toHaveCount(0);
    await expect(passwords(plain).first()).toBeVisible();
    await expect(code(plain)).toHaveCount(0);
  },
);

nightly('DIRECTREG3: the header offers to register, or does not', async ({ visit }) => {
  const open = await visit('northlight', { language: 'en' });
  const invited = await visit('oasis', { language: 'en' });

  const button = (page: Page) =>
    headerOf(page).getByRole('button', { name: say('header.register') });
  await expect(button(open)).toBeVisible();
  await expect(headerOf(invited).getByRole('button', { name: say('header.login') })).toBeVisible();
  await expect(button(invited)).toHaveCount(0);
});

nightly(
  'PWDEXPFORCECHANGE3: an expired password is changed first, or need not be',
  async ({ visit, database }) => {
    const forced = say('changePassword.forced');
    for (const [code, isForced] of [
      ['northlight', true],
      ['volt', false],
    ] as const) {
      const { username, memberId } = await newOpenMember(database, code);
      await sql`update member set password_expires_at = now() where id = ${memberId}`.execute(
        database,
      );
      const site = await visit(code, { path: '/login', language: 'en' });
      await sendLogin(loginPopup(site), { username, password: PASSWORD });
      await expect(memberMenu(site, username)).toBeVisible();
      await expect(site.getByText(forced)).toHaveCount(isForced ? 1 : 0);
    }
  },
);

nightly(
  'CHNGPASSVERIF3: a change of password asks for a code, or does not',
  async ({ visit, database }) => {
    for (const [code, asks] of [
      ['northlight', true],
      ['volt', false],
    ] as const) {
      const member = await newOpenMember(database, code);
      const { merchantId, memberId, username, token } = member;
      const value = `${username}@mail.example`;
      await database
        .transaction()
        .execute((tx) => verifyContact(tx, { merchantId, memberId, kind: 'email', value }));
      const site = await visit(code, { path: '/securityCenter', language: 'en', token });
      await site
        .getByRole('button', { name: say('security.change') })
        .first()
        .click();
      const popup = site.getByRole('dialog', { name: say('changePassword.title') });
      await expect(popup.locator('input[type="password"]').first()).toBeVisible();
      await expect(popup.getByText(say('fields.verificationCode'))).toHaveCount(asks ? 1 : 0);
    }
  },
);
