import type { Page } from 'playwright';
import { addressOf, expect, nightly, test } from '../support/browser.ts';
import { newOpenMember, visitAsMember } from '../support/browser-member.ts';
import { headerOf, loginPopup, memberMenu, signOut } from '../support/browser-session.ts';
import { addPasskey, addressWithCode } from '../support/browser-ways-in.ts';
import { agree, registerPopup } from '../support/browser-register.ts';
import { PASSWORD } from '../support/site-members.ts';
import { say, sayMy } from '../support/site-messages.ts';

const START = '/wps/session/provider/google';

/** Stands in for the provider's pages: the visitor comes back at once. */
const leadBack = async (page: Page, address: string): Promise<void> => {
  await page.route(`**${START}*`, (route) =>
    route.fulfill({ status: 302, headers: { location: address } }),
  );
};

nightly(
  'whoever comes with a single-use code is signed in, and the code leaves the address',
  async ({ visit, database }) => {
    const member = await newOpenMember(database, 'northlight');
    const page = await visit('northlight', { path: '/help' });

    await page.goto(addressOf('northlight', await addressWithCode(page, member.token)));
    await expect(memberMenu(page, member.username)).toBeVisible();
    await expect(page).toHaveURL(addressOf('northlight', '/promotions'));
    const path = await addressWithCode(page, member.token);
    const other = await visit('northlight', { path, refusals: ['401 /wps/session/exchange'] });

    await expect(
      loginPopup(other).getByText(say('login.trouble.exchange_code_invalid')),
    ).toBeVisible();
    await expect(other).toHaveURL(addressOf('northlight', '/promotions'));
  },
);

nightly(
  'who turns back from a provider is told so, and the address tells it no longer',
  async ({ visit }) => {
    const page = await visit('guarded', { path: '/login', language: 'en' });
    await leadBack(page, '/login?signInError=provider_cancelled');

    await loginPopup(page)
      .getByRole('link', { name: say('login.byProvider', { name: 'Google' }) })
      .click();

    await expect(loginPopup(page).getByText(say('login.trouble.provider_cancelled'))).toBeVisible();
    await expect(page).toHaveURL(addressOf('guarded', '/login'));
  },
);

nightly('an account is opened with a provider only after both consents', async ({ visit }) => {
  const page = await visit('guarded', { path: '/register', language: 'en' });
  const form = registerPopup(page);
  const way = form.getByRole('button', { name: say('login.byProvider', { name: 'Google' }) });
  const asked: string[] = [];
  await leadBack(page, '/login?signInError=provider_failed');
  page.on('request', (request) => {
    if (request.url().includes(START)) asked.push(request.url());
  });

  await way.click();
  await expect(form.getByText(say('register.agreeTermsRequired'))).toBeVisible();
  expect(asked).toEqual([]);
  await agree(form);
  await way.click();

  await expect(loginPopup(page).getByText(say('login.trouble.provider_failed'))).toBeVisible();
  expect(asked[0]).toContain('start=');
});

nightly(
  'who has no account is led to the page where the terms are agreed to',
  async ({ visit }) => {
    const page = await visit('guarded', { path: '/login', language: 'en' });
    await leadBack(page, '/register?signInError=provider_unknown');

    await loginPopup(page)
      .getByRole('link', { name: say('login.byProvider', { name: 'Google' }) })
      .click();

    await expect(
      registerPopup(page).getByText(say('login.trouble.provider_unknown')),
    ).toBeVisible();
    await expect(page).toHaveURL(addressOf('guarded', '/register'));
  },
);

nightly(
  'a provider is joined after the password, and the member is told what has joined nothing',
  async ({ visit, database }) => {
    const member = { visit, database };
    const { page } = await visitAsMember(member, 'guarded', {
      path: '/securityCenter',
      language: 'en',
      refusals: ['403 /wps/member/providers'],
    });
    const asked: string[] = [];
    await leadBack(page, '/securityCenter?signInError=provider_taken');
    page.on('request', (request) => {
      if (request.url().includes(START)) asked.push(request.url());
    });
    const name = say('login.byProvider', { name: 'Google' });
    const dialog = page.getByRole('dialog', { name });
    await page.getByRole('button', { name: `${say('security.providers.join')}: Google` }).click();
    const join = dialog.getByRole('button', { name: say('security.providers.join') });

    await join.click();
    // Beside the field, and in the summary of what is wrong.
    await expect(dialog.getByText(say('fieldRules.passwordRequired')).first()).toBeVisible();
    await dialog.locator('input[name="password"]').fill('not the password');
    await join.click();
    await expect(
      dialog.getByText(say('refusalsLater.in_incorrect_password')).first(),
    ).toBeVisible();
    expect(asked).toEqual([]);
    await dialog.locator('input[name="password"]').fill(PASSWORD);
    await join.click();

    await expect(page.getByText(say('login.trouble.provider_taken'))).toBeVisible();
    expect(asked[0]).toContain('link=');
    await expect(page).toHaveURL(addressOf('guarded', '/securityCenter'));
  },
);

nightly('a passkey signs in without a name', async ({ visit, database }) => {
  const { page, username } = await visitAsMember({ visit, database }, 'northlight', {
    path: '/securityCenter',
  });
  await addPasskey(page);
  await signOut(page, username);
  await headerOf(page)
    .getByRole('button', { name: say('header.login') })
    .click();

  await loginPopup(page)
    .getByRole('button', { name: say('login.byPasskey') })
    .click();

  await expect(loginPopup(page)).toBeHidden();
  await expect(memberMenu(page, username)).toBeVisible();
});

test('free play opens a trial account on a phone; what it lacks leads to the registration', async ({
  visit,
}) => {
  const page = await visit('shwe', { path: '/login', phone: true });
  const login = page.getByRole('dialog', { name: sayMy('login.title') });
  await login.getByRole('button', { name: sayMy('login.freePlay') }).tap();
  // It goes by itself after some seconds.
  await expect(page.getByText(sayMy('login.freePlayStarted'))).toBeVisible();
  await expect(login).toBeHidden();

  await page.goto('/securityCenter');
  await expect(page.getByText(sayMy('memberCenter.trial.title'))).toBeVisible();
  await page.getByRole('button', { name: sayMy('memberCenter.trial.register') }).tap();

  await expect(page.getByRole('dialog', { name: sayMy('register.title') })).toBeVisible();
});

nightly(
  'what a trial account is refused is told, with the way to a real one',
  async ({ visit }) => {
    const page = await visit('volt', { path: '/login', language: 'en' });
    await loginPopup(page)
      .getByRole('button', { name: say('login.freePlay') })
      .click();
    await expect(loginPopup(page)).toBeHidden();

    await page
      .locator('#games')
      .getByRole('button', { name: new RegExp(say('game.favorite')) })
      .first()
      .click();
    const told = page.getByRole('alertdialog', { name: say('needAccount.title') });
    await expect(told.getByText(say('needAccount.in_need_true_account'))).toBeVisible();
    await told.getByRole('button', { name: say('needAccount.register') }).click();

    await expect(registerPopup(page)).toBeVisible();
  },
);

nightly('a brand without free play does not offer it', async ({ visit }) => {
  const page = await visit('northlight', { path: '/login' });

  await expect(
    loginPopup(page).getByRole('button', { name: say('login.byPasskey') }),
  ).toBeVisible();
  await expect(loginPopup(page).getByRole('button', { name: say('login.freePlay') })).toHaveCount(
    0,
  );
});
