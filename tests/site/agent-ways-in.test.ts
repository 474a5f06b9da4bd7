import { addressOf, expect, nightly } from '../support/browser.ts';
import { codeIn, requestCode } from '../support/browser-codes.ts';
import { newOpenMember, visitAsMember } from '../support/browser-member.ts';
import { fieldIn } from '../support/browser-register.ts';
import { headerOf, loginPopup, signOut } from '../support/browser-session.ts';
import { addPasskey, addressWithCode } from '../support/browser-ways-in.ts';
import { giveContact } from '../support/contacts.ts';
import { lastCode } from '../support/outbox.ts';
import { say } from '../support/site-messages.ts';

const AGENT = { type: 1 };

nightly('an agent comes to the agent center by a passkey', async ({ visit, database }) => {
  const { page, username } = await visitAsMember({ visit, database }, 'shwe', {
    path: '/securityCenter',
    person: AGENT,
  });
  await addPasskey(page);
  await signOut(page, username);
  await headerOf(page)
    .getByRole('button', { name: say('header.login') })
    .click();

  await loginPopup(page)
    .getByRole('button', { name: say('login.byPasskey') })
    .click();

  await expect(page).toHaveURL(addressOf('shwe', '/agentHome'));
});

nightly('an agent comes to the agent center by a single-use code', async ({ visit, database }) => {
  const agent = await newOpenMember(database, 'shwe', AGENT);
  const page = await visit('shwe', { path: '/help', language: 'en' });

  await page.goto(addressOf('shwe', await addressWithCode(page, agent.token, '/')));

  await expect(page).toHaveURL(addressOf('shwe', '/agentHome'));
});

nightly('an agent comes to the agent center by an SMS', async ({ visit, database }) => {
  const agent = await newOpenMember(database, 'shwe', AGENT);
  const number = `9${String(Date.now()).slice(-9)}`;
  await giveContact({ database }, agent, 'mobile', `+95${number}`);
  const page = await visit('shwe', { path: '/login', language: 'en' });
  const login = loginPopup(page);
  await login.getByRole('tab', { name: say('login.bySms') }).click();
  await fieldIn(login, 'mobileNum').fill(number);
  await requestCode(login);
  await codeIn(login).fill(await lastCode(database, `+95${number}`));
  await login.getByRole('button', { name: say('login.submit') }).click();

  await expect(page).toHaveURL(addressOf('shwe', '/agentHome'));
});
