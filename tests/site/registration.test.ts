import { addressOf, expect, nightly, test } from '../support/browser.ts';
import { requestCode } from '../support/browser-codes.ts';
import {
  agree,
  enter,
  fieldIn,
  registerPopup,
  solveByWork,
  solvePicture,
  submit,
} from '../support/browser-register.ts';
import { headerOf, memberMenu } from '../support/browser-session.ts';
import { lastCode } from '../support/outbox.ts';
import { invitationCodeOf, newName, PASSWORD } from '../support/site-members.ts';
import { say } from '../support/site-messages.ts';

test('a registration opens the account, signs in, and shows an empty wallet', async ({
  visit,
  database,
}) => {
  const page = await visit('northlight');
  const username = newName();
  await headerOf(page)
    .getByRole('button', { name: say('header.register') })
    .click();
  const form = registerPopup(page);

  for (const [name, text] of Object.entries({
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    payeeName: 'Ada Berg',
    birthday: '1990-05-17',
    email: `${username}@mail.example`,
  }))
    await enter(form, name, text);
  await agree(form);
  await solvePicture(form, database);
  await submit(form);

  // It goes by itself after some seconds.
  await expect(
    page.getByText(say('register.success', { brand: 'Northlight', name: username })),
  ).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(addressOf('northlight'));
  await expect(memberMenu(page, username)).toBeVisible();
  await expect(headerOf(page).getByRole('group', { name: say('header.balance') })).toContainText(
    '€0.00',
  );
  expect(await page.evaluate(() => sessionStorage.getItem('livery.token'))).toMatch(/\S{20}/);
  await page.reload();
  await expect(memberMenu(page, username)).toBeVisible();
});

nightly('both consents are asked for apart, and neither is given beforehand', async ({ visit }) => {
  const page = await visit('northlight', { path: '/register' });
  const form = registerPopup(page);
  const terms = form.getByRole('checkbox', { name: say('register.agreeTerms', { age: 18 }) });
  const privacy = form.getByRole('checkbox', { name: say('register.agreePrivacy') });
  await expect(terms).not.toBeChecked();
  await expect(privacy).not.toBeChecked();

  await terms.check();
  await submit(form);

  await expect(privacy).toHaveAccessibleDescription(say('register.agreePrivacyRequired'));
  await expect(form.getByText(say('register.agreeTermsRequired'))).toHaveCount(0);
});

nightly('passwords can be shown and hidden', async ({ visit }) => {
  const page = await visit('northlight', { path: '/register' });
  const form = registerPopup(page);
  const password = fieldIn(form, 'password');
  await enter(form, 'password', PASSWORD);
  await expect(password).toHaveAttribute('type', 'password');

  await form
    .getByRole('button', { name: say('login.showPassword') })
    .first()
    .click();
  await expect(password).toHaveAttribute('type', 'text');
  await form
    .getByRole('button', { name: say('login.hidePassword') })
    .first()
    .click();

  await expect(password).toHaveAttribute('type', 'password');
});

nightly('a press on the captcha’s picture brings another one', async ({ visit }) => {
  const page = await visit('northlight', { path: '/register' });
  const form = registerPopup(page);
  const picture = form.locator('img[src^="data:image/png"]');
  const before = await picture.getAttribute('src');

  await form.getByRole('button', { name: new RegExp(say('login.captchaRefresh')) }).click();

  await expect(picture).not.toHaveAttribute('src', before ?? '');
});

nightly(
  'the code of an invitation’s address takes its field’s place, and binds to the agent',
  async ({ visit, database }) => {
    const code = await invitationCodeOf(database, 'shwe', 'agent');
    const page = await visit('shwe', { path: `/register?affiliateCode=${code}`, language: 'en' });
    const form = registerPopup(page);
    const username = newName();
    await expect(form.getByText(say('register.affiliateFromUrl', { code }))).toBeVisible();
    await expect(fieldIn(form, 'affiliateCode')).toHaveCount(0);

    for (const [name, text] of Object.entries({
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      mobileNum: '9796012345',
    }))
      await enter(form, name, text);
    await requestCode(form);
    await enter(form, 'verificationCode', await lastCode(database, '+959796012345'));
    await agree(form);
    await solveByWork(form);
    await submit(form);

    await expect(memberMenu(page, username)).toBeVisible();
    const row = await database
      .selectFrom('member')
      .innerJoin('member as upline', (join) =>
        join
          .onRef('upline.merchantId', '=', 'member.merchantId')
          .onRef('upline.id', '=', 'member.uplineId'),
      )
      .select('upline.username')
      .where('member.username', '=', username)
      .executeTakeFirst();
    expect(row).toEqual({ username: 'demoagent' });
  },
);

nightly(
  'an invitation’s address with a wrong code is warned of, and can be left',
  async ({ visit }) => {
    const page = await visit('shwe', {
      path: '/register?affiliateCode=NOBODYS0',
      language: 'en',
      refusals: ['404 /wps/agent/affiliate/check'],
    });
    const form = registerPopup(page);
    for (const [name, text] of Object.entries({
      username: newName(),
      password: PASSWORD,
      confirmPassword: PASSWORD,
      mobileNum: '9796012345',
      verificationCode: '123456',
      captcha: '12345',
    }))
      await enter(form, name, text);
    await agree(form);
    await submit(form);
    const warning = page.getByRole('alertdialog', {
      name: say('refusalsLater.invitation_code_error'),
    });

    await warning.getByRole('button', { name: say('register.withoutCode') }).click();

    await expect(warning).toBeHidden();
    await expect(fieldIn(form, 'affiliateCode')).toBeVisible();
  },
);
