import { expect, nightly } from '../support/browser.ts';
import { requestCode, codeIn, newBrazilianNumber } from '../support/browser-codes.ts';
import { agree, fieldIn, registerPopup, solveByWork, submit } from '../support/browser-register.ts';
import { headerOf, loginPopup } from '../support/browser-session.ts';
import { lastCode } from '../support/outbox.ts';
import { say } from '../support/site-messages.ts';

const smsTab = { name: say('login.bySms') };

nightly(
  'an account is opened by mobile number alone on a phone, and signs in by SMS',
  async ({ visit, database }) => {
    const number = newBrazilianNumber();
    const page = await visit('volt', { path: '/register', language: 'en', phone: true });
    const form = registerPopup(page);
    await form.getByRole('tab', { name: say('register.byMobile') }).tap();
    await expect(fieldIn(form, 'username')).toHaveCount(0);
    await expect(fieldIn(form, 'password')).toHaveCount(0);

    await fieldIn(form, 'mobileNum').fill(number);
    await requestCode(form);
    await codeIn(form).fill(await lastCode(database, `+55${number}`));
    await agree(form);
    await solveByWork(form);
    await submit(form);
    await expect(
      page.getByText(say('register.success', { brand: 'VOLT', name: number })),
    ).toBeVisible();
    await expect(form).toBeHidden();

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    const login = loginPopup(page);
    await login.getByRole('tab', smsTab).tap();
    await fieldIn(login, 'mobileNum').fill(number);
    await requestCode(login);
    await codeIn(login).fill(await lastCode(database, `+55${number}`));
    await login.getByRole('button', { name: say('login.submit') }).tap();

    await expect(login).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('livery.token'))).toMatch(/\S{20}/);
  },
);

nightly(
  'after a code was sent the button rests, also for who closes the popup and comes back',
  async ({ visit }) => {
    const page = await visit('volt', { language: 'en' });
    const open = () =>
      headerOf(page)
        .getByRole('button', { name: say('header.login') })
        .click();
    await open();
    const form = loginPopup(page);
    await form.getByRole('tab', smsTab).click();
    await fieldIn(form, 'mobileNum').fill(newBrazilianNumber());
    await requestCode(form);

    const again = form.getByRole('button', {
      name: say('verify.sendAgainIn', { time: '5 minutes' }),
    });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toContainText(/4:\d\d/);
    await page.keyboard.press('Escape');
    await open();
    await form.getByRole('tab', smsTab).click();

    await expect(again).toHaveAttribute('aria-disabled', 'true');
  },
);

nightly(
  'a number that cannot be, a code that is missing and a wrong one are told under their fields',
  async ({ visit }) => {
    const page = await visit('volt', {
      path: '/login',
      language: 'en',
      refusals: ['400 /wps/session/login'],
    });
    const form = loginPopup(page);
    await form.getByRole('tab', smsTab).click();

    await fieldIn(form, 'mobileNum').fill('12');
    await form.getByRole('button', { name: say('verify.send') }).click();
    await expect(fieldIn(form, 'mobileNum')).toHaveAccessibleDescription(say('fieldRules.phone'));
    await fieldIn(form, 'mobileNum').fill(newBrazilianNumber());
    await form.getByRole('button', { name: say('login.submit') }).click();
    await expect(codeIn(form)).toHaveAccessibleDescription(new RegExp(say('verify.codeRequired')));
    await requestCode(form);
    await codeIn(form).fill('000000');
    await form.getByRole('button', { name: say('login.submit') }).click();

    await expect(codeIn(form)).toHaveAccessibleDescription(
      new RegExp(say('refusalsLater.code_wrong')),
    );
  },
);

nightly('a brand without the flag has neither tab', async ({ visit }) => {
  const page = await visit('northlight', { path: '/login' });
  await expect(loginPopup(page).getByRole('tab')).toHaveCount(0);

  await loginPopup(page)
    .getByRole('button', { name: say('login.toRegister') })
    .click();

  await expect(fieldIn(registerPopup(page), 'username')).toBeVisible();
  await expect(registerPopup(page).getByRole('tab')).toHaveCount(0);
});
