import { hashPassword } from '#platform/people/access/password.ts';
import { expect, nightly, test } from '../support/browser.ts';
import { requestCode, codeIn } from '../support/browser-codes.ts';
import { loginPopup, memberMenu, sendLogin, signIn } from '../support/browser-session.ts';
import { openMember } from '../support/members.ts';
import { lastCode } from '../support/outbox.ts';
import { newMember, newName, PASSWORD } from '../support/site-members.ts';
import { say } from '../support/site-messages.ts';

const proofTitle = { name: say('verifyLogin.title') };

test('from a new network and device a code by e-mail is asked for', async ({ visit, database }) => {
  const member = await newMember(database);
  await signIn(await visit('northlight'), member);

  const away = await visit('northlight', {
    path: '/login',
    refusals: ['403 /wps/session/login', '400 /wps/session/login/verify'],
  });
  await sendLogin(loginPopup(away), member);
  const proof = away.getByRole('dialog', proofTitle);
  await expect(proof.getByText(say('verifyLogin.intro'))).toBeVisible();
  await requestCode(proof);
  await expect(proof.getByText(/p•+@mail\.example/)).toBeVisible();
  const code = proof.locator('input[name="answer"]').filter({ visible: true });
  await code.fill('000000');
  await proof.getByRole('button', { name: say('verifyLogin.submit') }).click();
  await expect(code).toHaveAccessibleDescription(new RegExp(say('refusalsLater.code_wrong')));
  await code.fill(await lastCode(database, `${member.username}@mail.example`));
  await proof.getByRole('button', { name: say('verifyLogin.submit') }).click();

  await expect(proof).toBeHidden();
  await expect(memberMenu(away, member.username)).toBeVisible();
});

nightly('who has told no address is asked for the real name', async ({ visit, database }) => {
  const username = newName();
  await openMember({ database }, 'volt', {
    username,
    passwordHash: await hashPassword(PASSWORD),
    profile: { payeeName: 'Ada Berg' },
  });
  const home = await visit('volt', { path: '/login', language: 'en' });
  await sendLogin(loginPopup(home), { username, password: PASSWORD });
  await expect(loginPopup(home)).toBeHidden();

  const away = await visit('volt', {
    path: '/login',
    language: 'en',
    phone: true,
    refusals: ['403 /wps/session/login', '400 /wps/session/login/verify'],
  });
  await sendLogin(loginPopup(away), { username, password: PASSWORD });
  const proof = away.getByRole('dialog', proofTitle);
  await expect(codeIn(proof)).toHaveCount(0);
  const name = proof.getByRole('textbox', { name: say('verifyLogin.realName') });
  await name.fill('Bob Berg');
  await proof.getByRole('button', { name: say('verifyLogin.submit') }).tap();
  await expect(name).toHaveAccessibleDescription(new RegExp(say('fieldRules.wrong')));
  await name.fill('Ada Berg');
  await proof.getByRole('button', { name: say('verifyLogin.submit') }).tap();

  await expect(proof).toBeHidden();
  expect(await away.evaluate(() => sessionStorage.getItem('livery.token'))).toMatch(/\S{20}/);
});

nightly('the proof can be left for the login form', async ({ visit, database }) => {
  const member = await newMember(database);
  await signIn(await visit('northlight'), member);
  const away = await visit('northlight', { path: '/login', refusals: ['403 /wps/session/login'] });
  await sendLogin(loginPopup(away), member);

  await away
    .getByRole('dialog', proofTitle)
    .getByRole('button', { name: say('verifyLogin.back') })
    .click();

  await expect(loginPopup(away)).toBeVisible();
});
