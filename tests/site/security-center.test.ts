import type { Locator, Page } from 'playwright';
import { TOTP } from 'otpauth';
import { addressOf, expect, nightly, test } from '../support/browser.ts';
import { chosenPicture } from '../support/chosen-picture.ts';
import { whileLeaving } from '../support/browser-errors.ts';
import { visitAsMember } from '../support/browser-member.ts';
import { headerOf } from '../support/browser-session.ts';
import { lastCode } from '../support/outbox.ts';
import { PASSWORD } from '../support/site-members.ts';
import { addPasskey } from '../support/browser-ways-in.ts';
import { say } from '../support/site-messages.ts';

const PATH = '/securityCenter';

/** What can be done about one row: "Change: Mobile number". */
const rowButton = (page: Page, words: string, about: string): Locator =>
  page.getByRole('button', { name: `${words}: ${about}` });

const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

const field = (dialog: Locator, name: string): Locator => dialog.locator(`input[name="${name}"]`);

const row = (page: Page, name: string): Locator => page.getByRole('group', { name });

test('a payment password is set, found wrong, and changed', async ({ visit, database }) => {
  const { page } = await visitAsMember({ visit, database }, 'northlight', {
    path: PATH,
    refusals: ['403 /wps/member/payment-password/change', '403 /wps/member/payment-password'],
  });
  const about = say('security.payment.title');
  const first = dialogOf(page, say('security.payment.setTitle'));
  await rowButton(page, say('security.set'), about).click();
  await field(first, 'paymentPassword').fill('27182');
  await field(first, 'confirmPaymentPassword').fill('271829');
  await field(first, 'password').fill('not my password');
  await first.getByRole('button', { name: say('security.payment.setTitle') }).click();
  await expect(field(first, 'confirmPaymentPassword')).toHaveAccessibleDescription(
    say('fieldRules.mismatch'),
  );
  await field(first, 'paymentPassword').fill('271829');
  await first.getByRole('button', { name: say('security.payment.setTitle') }).click();
  await expect(field(first, 'password')).toHaveAttribute('aria-invalid', 'true');
  await field(first, 'password').fill(PASSWORD);
  await first.getByRole('button', { name: say('security.payment.setTitle') }).click();
  await expect(first).toBeHidden();
  await expect(row(page, about).getByText(say('security.isSet'), { exact: true })).toBeVisible();

  const change = dialogOf(page, say('security.payment.changeTitle'));
  await rowButton(page, say('security.change'), about).click();
  await field(change, 'oldPaymentPassword').fill('000000');
  await field(change, 'paymentPassword').fill('314159');
  await field(change, 'confirmPaymentPassword').fill('314159');
  await change.getByRole('button', { name: say('security.save') }).click();
  await expect(field(change, 'oldPaymentPassword')).toHaveAccessibleDescription(
    say('refusalsLater.payment_password_wrong'),
  );
  await field(change, 'oldPaymentPassword').fill('271829');
  await change.getByRole('button', { name: say('security.save') }).click();
  await expect(change).toBeHidden();
});

test('an e-mail address is bound with the code that was sent to it', async ({
  visit,
  database,
}) => {
  const { page, username } = await visitAsMember({ visit, database }, 'volt', {
    path: PATH,
    refusals: ['400 /wps/member/email'],
  });
  const address = `${username}@mail.example`;
  const dialog = dialogOf(page, say('security.email.title'));
  await rowButton(page, say('security.add'), say('fields.email')).click();
  await field(dialog, 'email').fill('nobody at home');
  await dialog.getByRole('button', { name: say('verify.send') }).click();
  await expect(field(dialog, 'email')).toHaveAttribute('aria-invalid', 'true');
  await field(dialog, 'email').fill(address);
  // Presses within one second count once; one that was heard takes the button's name away, also late.
  const rests = dialog.getByRole('button', { name: /\d/ });
  await expect(async () => {
    if (!(await rests.isVisible()))
      await dialog.getByRole('button', { name: say('verify.send') }).click({ timeout: 5000 });
    await expect(rests).toBeVisible({ timeout: 5000 });
  }).toPass();

  await field(dialog, 'verificationCode').fill('000000');
  await field(dialog, 'password').fill(PASSWORD);
  await dialog.getByRole('button', { name: say('security.save') }).click();
  await expect(field(dialog, 'verificationCode')).toHaveAttribute('aria-invalid', 'true');
  await field(dialog, 'verificationCode').fill(await lastCode(database, address));
  await dialog.getByRole('button', { name: say('security.save') }).click();

  await expect(dialog).toBeHidden();
  const bound = row(page, say('fields.email'));
  await expect(bound.getByText(say('security.isSet'), { exact: true })).toBeVisible();
  await expect(bound).toContainText('@mail.example');
});

nightly('a mobile number is bound on a phone', async ({ visit, database }) => {
  const { page } = await visitAsMember({ visit, database }, 'shwe', { path: PATH, phone: true });
  const number = `9${String(Date.now()).slice(-9)}`;
  const dialog = dialogOf(page, say('security.mobile.title'));
  await rowButton(page, say('security.add'), say('fields.mobileNum')).click();
  await dialog.getByRole('textbox', { name: say('fields.mobileNum') }).fill(number);
  await dialog.getByRole('button', { name: say('verify.send') }).click();
  await expect(dialog.getByRole('button', { name: /\d/ })).toBeVisible();
  const code = await lastCode(database, `+95${number}`);

  await field(dialog, 'verificationCode').fill(code);
  await field(dialog, 'password').fill(PASSWORD);
  await dialog.getByRole('button', { name: say('security.save') }).click();

  await expect(dialog).toBeHidden();
  await expect(
    row(page, say('fields.mobileNum')).getByText(say('security.isSet'), { exact: true }),
  ).toBeVisible();
});

test('an authenticator is set up by its key, and taken off with a recovery code', async ({
  visit,
  database,
}) => {
  const { page } = await visitAsMember({ visit, database }, 'northlight', { path: PATH });
  const about = say('security.authenticator.title');
  const dialog = dialogOf(page, say('security.authenticator.setTitle'));
  await rowButton(page, say('security.setUp'), about).click();
  await field(dialog, 'password').fill(PASSWORD);
  await dialog.getByRole('button', { name: say('security.next') }).click();
  await expect(dialog.getByRole('img', { name: say('security.authenticator.qr') })).toBeVisible();
  const secret = await dialog
    .getByRole('group', { name: say('security.authenticator.secret') })
    .locator('bdi')
    .textContent();
  await field(dialog, 'code').fill(new TOTP({ secret: secret ?? '' }).generate());
  await dialog.getByRole('button', { name: say('security.authenticator.confirm') }).click();

  const codes = dialogOf(page, say('security.recovery.title'));
  const one = await codes.getByRole('listitem').first().textContent();
  await expect(codes.getByRole('button', { name: say('security.recovery.finish') })).toBeDisabled();
  await page.keyboard.press('Escape');
  await codes.getByRole('checkbox', { name: say('security.recovery.kept') }).check();
  await codes.getByRole('button', { name: say('security.recovery.finish') }).click();
  await expect(row(page, about).getByText(say('security.isSet'), { exact: true })).toBeVisible();

  const remove = dialogOf(page, say('security.authenticator.removeTitle'));
  await rowButton(page, say('security.remove'), about).click();
  await field(remove, 'code').fill(one ?? '');
  await field(remove, 'password').fill(PASSWORD);
  await remove.getByRole('button', { name: say('security.remove'), exact: true }).click();
  await expect(remove).toBeHidden();
  await expect(row(page, about).getByText(say('security.notSet'), { exact: true })).toBeVisible();
});

test('a passkey is made by the browser, listed and removed', async ({ visit, database }) => {
  const { page } = await visitAsMember({ visit, database }, 'northlight', { path: PATH });
  await expect(page.getByText(say('security.passkeys.noneTitle'))).toBeVisible();

  await addPasskey(page);

  await expect(row(page, 'Kitchen laptop')).toBeVisible();
  await rowButton(page, say('security.remove'), 'Kitchen laptop').click();
  const remove = dialogOf(page, say('security.passkeys.removeTitle', { name: 'Kitchen laptop' }));
  const confirm = remove.getByRole('button', { name: say('security.remove'), exact: true });
  await confirm.click();
  await expect(remove.getByText(say('fieldRules.passwordRequired')).first()).toBeVisible();
  await field(remove, 'password').fill(PASSWORD);
  await confirm.click();
  await expect(page.getByText(say('security.passkeys.noneTitle'))).toBeVisible();
});

nightly(
  'a birthday below the least age is refused; what is right is kept',
  async ({ visit, database }) => {
    const { page } = await visitAsMember({ visit, database }, 'northlight', {
      path: `${PATH}#profile`,
    });
    const form = page.getByRole('form', { name: say('profile.title') });
    const birthday = form.getByRole('group', { name: new RegExp(say('fields.birthday')) });
    const enterBirthday = async (year: string) => {
      await birthday.getByRole('spinbutton').first().click();
      await page.keyboard.type(`0517${year}`);
    };
    await enterBirthday(String(new Date().getFullYear() - 20));
    await form.getByRole('button', { name: say('security.save') }).click();
    await expect(form.getByText(say('fieldRules.underage', { age: 21 })).first()).toBeVisible();

    await enterBirthday('1990');
    await form.getByRole('textbox', { name: say('fields.nickname') }).fill('Ada');
    await form.getByRole('button', { name: say('security.save') }).click();

    await expect(page.getByText(say('profile.saved'))).toBeVisible();
    await expect(page.getByRole('main').getByText('Ada', { exact: true })).toBeVisible();
    await page.reload();
    await expect(form.getByRole('textbox', { name: say('fields.nickname') })).toHaveValue('Ada');
    const told = form.getByRole('textbox', { name: say('fields.birthday') });
    await expect(told).toHaveValue('1990-05-17');
    await expect(told).toBeDisabled();
  },
);

nightly('a picture stands beside the name until it is removed', async ({ visit, database }) => {
  const { page } = await visitAsMember({ visit, database }, 'volt', { path: `${PATH}#profile` });
  const about = say('profile.avatar.title');
  const pictures = page.getByRole('main').locator('img[src^="data:image/"]');
  const dialog = dialogOf(page, about);
  await expect(pictures).toHaveCount(0);
  await rowButton(page, say('profile.avatar.choose'), about).click();
  await dialog.getByRole('button', { name: say('security.save') }).click();
  await expect(dialog.getByText(say('profile.avatar.none')).first()).toBeVisible();
  await dialog.locator('input[type="file"]').setInputFiles(await chosenPicture('me.png'));
  await expect(dialog.getByText('me.png')).toBeVisible();
  await dialog.getByRole('button', { name: say('security.save') }).click();

  await expect(dialog).toBeHidden();
  await expect(pictures).not.toHaveCount(0);
  await rowButton(page, say('security.remove'), about).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('security.remove'), exact: true })
    .click();
  await expect(pictures).toHaveCount(0);
});

nightly('to sign out everywhere ends this session and every other', async ({ visit, database }) => {
  const { page, member } = await visitAsMember({ visit, database }, 'volt', {
    path: `${PATH}#devices`,
  });
  await page.getByRole('button', { name: say('devices.everywhere') }).click();
  await whileLeaving(page, async () => {
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('devices.everywhere') })
      .click();

    await expect(page).toHaveURL(addressOf('volt'));
  });
  await expect(headerOf(page).getByRole('button', { name: say('header.login') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const open = await database
    .selectFrom('session')
    .select('memberId')
    .where('memberId', '=', member.memberId)
    .execute();
  expect(open).toEqual([]);
});
