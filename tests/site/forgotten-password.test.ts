import { addressOf, expect, nightly, test } from '../support/browser.ts';
import { requestCode, codeIn, newBrazilianNumber } from '../support/browser-codes.ts';
import { fieldIn } from '../support/browser-register.ts';
import { loginPopup, memberMenu } from '../support/browser-session.ts';
import { giveContact } from '../support/contacts.ts';
import { openMember } from '../support/members.ts';
import { lastCode, lastMessage } from '../support/outbox.ts';
import { newMember, newName } from '../support/site-members.ts';
import { say } from '../support/site-messages.ts';

const NEW = 'Slow-badgers-mend-5-kites';

test('a link by e-mail sets a new password once, and its token leaves the address at once', async ({
  visit,
  database,
}) => {
  const member = await newMember(database);
  const email = `${member.username}@mail.example`;
  const page = await visit('northlight', {
    path: '/login',
    refusals: ['410 /wps/member/password/reset'],
  });
  await loginPopup(page)
    .getByRole('button', { name: say('login.forgot') })
    .click();
  const forgot = page.getByRole('dialog', { name: say('forgot.title') });
  await forgot.getByRole('button', { name: say('forgot.submitEmail') }).click();
  await expect(fieldIn(forgot, 'username')).toHaveAttribute('aria-invalid', 'true');
  await expect(fieldIn(forgot, 'email')).toHaveAttribute('aria-invalid', 'true');
  await fieldIn(forgot, 'username').fill(member.username);
  await fieldIn(forgot, 'email').fill(email);
  await forgot.getByRole('button', { name: say('forgot.submitEmail') }).click();
  await expect(forgot.getByText(say('forgot.sentTitle'))).toBeVisible();

  const mail = (await lastMessage(database, email))?.body ?? '';
  const hash = /\/reset(#\S+)/.exec(mail)?.[1] ?? '';
  await page.goto(`/reset${hash}`);
  const reset = page.getByRole('dialog', { name: say('forgot.resetTitle') });
  await expect(reset).toBeVisible();
  await expect(page).toHaveURL(addressOf('northlight', '/reset'));
  await fieldIn(reset, 'newPassword').fill(NEW);
  await expect(reset.getByRole('meter', { name: say('strength.label') })).toHaveAttribute(
    'aria-valuetext',
    say('strength.levels.3'),
  );
  await fieldIn(reset, 'confirmNewPassword').fill('something else');
  await reset.getByRole('button', { name: say('forgot.resetSubmit') }).click();
  await expect(fieldIn(reset, 'confirmNewPassword')).toHaveAccessibleDescription(
    say('fieldRules.mismatch'),
  );
  await fieldIn(reset, 'confirmNewPassword').fill(NEW);
  await reset.getByRole('button', { name: say('forgot.resetSubmit') }).click();
  await expect(reset).toBeHidden();
  await expect(page).toHaveURL(addressOf('northlight'));
  await expect(memberMenu(page, member.username)).toBeVisible();

  await page.goto(`/reset${hash}`);
  await fieldIn(reset, 'newPassword').fill(`${NEW}!`);
  await fieldIn(reset, 'confirmNewPassword').fill(`${NEW}!`);
  await reset.getByRole('button', { name: say('forgot.resetSubmit') }).click();
  await expect(reset.getByText(say('forgot.linkTitle'))).toBeVisible();
});

nightly(
  'a code by SMS sets a new password on a phone and signs in at once',
  async ({ visit, database }) => {
    const number = newBrazilianNumber();
    const member = await openMember({ database }, 'volt', { username: newName() });
    await giveContact({ database }, member, 'mobile', `+55${number}`);
    const page = await visit('volt', { path: '/login', language: 'en', phone: true });
    await loginPopup(page)
      .getByRole('button', { name: say('login.forgot') })
      .tap();
    const forgot = page.getByRole('dialog', { name: say('forgot.title') });
    await forgot.getByRole('tab', { name: say('forgot.byMobile') }).tap();

    await fieldIn(forgot, 'mobileNum').fill(number);
    await requestCode(forgot);
    await codeIn(forgot).fill(await lastCode(database, `+55${number}`));
    await fieldIn(forgot, 'newPassword').fill(NEW);
    await forgot.getByRole('button', { name: say('forgot.submitMobile') }).tap();

    await expect(page.getByText(say('forgot.done'))).toBeVisible();
    await expect(forgot).toBeHidden();
    await expect(page).toHaveURL(addressOf('volt'));
  },
);

nightly('a link that was cut asks for a new one', async ({ visit }) => {
  const page = await visit('volt', { path: '/reset#token=short', language: 'en' });
  const reset = page.getByRole('dialog', { name: say('forgot.resetTitle') });
  await expect(reset.getByText(say('forgot.linkText'))).toBeVisible();

  await reset.getByRole('button', { name: say('forgot.linkAgain') }).click();

  await expect(page.getByRole('dialog', { name: say('forgot.title') })).toBeVisible();
});
