import { expect, test } from '../support/browser.ts';
import { newBrazilianNumber } from '../support/browser-codes.ts';
import { newPlayer } from '../support/browser-money.ts';
import { fieldIn, registerPopup } from '../support/browser-register.ts';
import { loginPopup } from '../support/browser-session.ts';
import { PASSWORD } from '../support/site-members.ts';
import { say } from '../support/site-messages.ts';

test('what was typed into a form of one tab is there again when its tab is, in each popup of signing in', async ({
  visit,
}) => {
  const page = await visit('volt', { path: '/login', language: 'en', phone: true });
  const number = newBrazilianNumber();
  const login = loginPopup(page);
  await fieldIn(login, 'username').fill('somebody');
  await fieldIn(login, 'password').fill(PASSWORD);
  await login.getByRole('tab', { name: say('login.bySms') }).tap();
  await fieldIn(login, 'mobileNum').fill(number);
  await expect(fieldIn(login, 'password')).toHaveCount(0);
  await login.getByRole('tab', { name: say('login.byUsername') }).tap();
  await expect(fieldIn(login, 'username')).toHaveValue('somebody');
  await expect(fieldIn(login, 'password')).toHaveValue(PASSWORD);
  await login.getByRole('tab', { name: say('login.bySms') }).tap();
  await expect(fieldIn(login, 'mobileNum')).toHaveValue(number);

  await page.goto('/register');
  const register = registerPopup(page);
  await fieldIn(register, 'username').fill('newcomer');
  await register.getByRole('tab', { name: say('register.byMobile') }).tap();
  await fieldIn(register, 'mobileNum').fill(number);
  await register.getByRole('tab', { name: say('register.byUsername') }).tap();
  await expect(fieldIn(register, 'username')).toHaveValue('newcomer');
  await register.getByRole('tab', { name: say('register.byMobile') }).tap();
  await expect(fieldIn(register, 'mobileNum')).toHaveValue(number);

  await page.goto('/login');
  await login.getByRole('button', { name: say('login.forgot') }).tap();
  const forgot = page.getByRole('dialog', { name: say('forgot.title') });
  await fieldIn(forgot, 'email').fill('somebody@mail.example');
  await forgot.getByRole('tab', { name: say('forgot.byMobile') }).tap();
  await fieldIn(forgot, 'newPassword').fill(PASSWORD);
  await forgot.getByRole('tab', { name: say('forgot.byEmail') }).tap();
  await expect(fieldIn(forgot, 'email')).toHaveValue('somebody@mail.example');
  await forgot.getByRole('tab', { name: say('forgot.byMobile') }).tap();
  await expect(fieldIn(forgot, 'newPassword')).toHaveValue(PASSWORD);
});

test('an amount to withdraw stays while somebody looks at the accounts', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'northlight', { cashMinor: 50_000 });
  const [bank] = player.merchant.config.withdrawals.banks;
  await database
    .insertInto('bankAccount')
    .values({
      merchantId: player.merchantId,
      memberId: player.memberId,
      bankCode: bank?.code ?? '',
      bankName: bank?.name ?? '',
      accountNumber: `1234${String(player.memberId).padStart(11, '0')}`,
      holderName: 'Ada Berg',
      verifiedAt: new Date(),
    })
    .execute();
  const page = await visit('northlight', { path: '/withdraw', token: player.token, phone: true });
  const amount = page.getByRole('textbox', { name: say('withdraw.amount') });
  await amount.fill('120');
  await page.getByRole('tab', { name: say('withdraw.tab.accounts') }).tap();
  await expect(amount).toHaveCount(0);

  await page.getByRole('tab', { name: say('withdraw.tab.new') }).tap();

  await expect(amount).toHaveValue(/120/);
});
