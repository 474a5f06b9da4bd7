import type { Page } from 'playwright';

import { addressOf, expect, test } from '../support/browser.ts';
import { newOpenMember, visitAsMember } from '../support/browser-member.ts';
import { newPlayer } from '../support/browser-money.ts';
import { memberMenu, signIn, signOut } from '../support/browser-session.ts';
import { say } from '../support/site-messages.ts';

/** The agent center around a page. */
const centerOf = (page: Page) =>
  page.getByRole('navigation', { name: say('agentCenter.label') }).first();

test('an agent signs in to the agent center from any page, comes back to it from the home page, and a visitor is left where the session ended', async ({
  visit,
  database,
}) => {
  const agent = await newPlayer(database, 'shwe', { type: 1 });
  const page = await visit('shwe', { path: '/promotions', language: 'en', announcements: true });
  const popup = page.getByRole('dialog', { name: say('announcement.title') });
  await popup
    .getByRole('button', { name: say('common.close') })
    .first()
    .click();

  await signIn(page, agent);
  await expect(page).toHaveURL(addressOf('shwe', '/agentHome'));
  await expect(centerOf(page)).toBeVisible();
  await page.goto(addressOf('shwe'));
  await expect(page).toHaveURL(addressOf('shwe', '/agentHome'));
  await expect(popup).toBeHidden();

  await memberMenu(page, agent.username).click();
  await expect(
    page.getByRole('menuitem', { name: say('memberCenter.pages.rewardCenter') }),
  ).toHaveCount(0);
  await page.getByRole('menuitem', { name: say('agentCenter.pages.agentHome') }).click();
  await expect(page).toHaveURL(addressOf('shwe', '/agentHome'));
  await signOut(page, agent.username);
  await expect(page).toHaveURL(addressOf('shwe'));
});

test('on a phone the agent center is an agent’s home', async ({ visit, database }) => {
  const agent = await newPlayer(database, 'shwe', { type: 41 });
  const page = await visit('shwe', {
    path: '/securityCenter',
    token: agent.token,
    language: 'en',
    phone: true,
  });

  await page
    .getByRole('navigation', { name: say('bottomBar.label') })
    .getByRole('link', { name: say('bottomBar.home') })
    .click();
  await expect(page).toHaveURL(addressOf('shwe', '/agentHome'));
});

test('a page for players is closed to an agent, whose own account and money stay open', async ({
  visit,
  database,
}) => {
  const agent = await newPlayer(database, 'shwe', { type: 2 });
  const page = await visit('shwe', { path: '/rewardCenter', token: agent.token, language: 'en' });

  await expect(page.getByText(say('agentArea.playersOnlyText'))).toBeVisible();
  const pages = page.getByRole('navigation', { name: say('memberCenter.label') }).first();
  await expect(pages.getByRole('link', { name: say('memberCenter.pages.referral') })).toHaveCount(
    0,
  );
  await pages.getByRole('link', { name: say('memberCenter.pages.transactionHistory') }).click();
  await expect(page.getByText(say('agentArea.playersOnlyText'))).toHaveCount(0);
  await expect(
    page.getByRole('heading', { level: 1, name: say('memberCenter.pages.transactionHistory') }),
  ).toBeVisible();
});

test('a member and a play account are refused at the agent center, and no menu of theirs leads to it', async ({
  visit,
  database,
}) => {
  for (const type of [0, 4]) {
    const { page, username } = await visitAsMember({ visit, database }, 'shwe', {
      path: '/agentHome',
      person: { type },
    });

    await expect(page.getByText(say('agentLinks.onlyAgents'))).toBeVisible();
    await expect(centerOf(page)).toHaveCount(0);
    await memberMenu(page, username).click();
    await expect(page.getByRole('menuitem', { name: say('header.logout') })).toBeVisible();
    await expect(
      page.getByRole('menuitem', { name: say('agentCenter.pages.agentHome') }),
    ).toHaveCount(0);
  }
});

test('a brand without agents has no agent center, and an account of an agent’s type is a member there', async ({
  visit,
  database,
}) => {
  const once = await newOpenMember(database, 'northlight', { type: 1 });
  const page = await visit('northlight', {
    path: '/rewardCenter',
    token: once.token,
    refusals: ['404 /agentHome'],
  });

  await expect(
    page.getByRole('heading', { level: 1, name: say('memberCenter.pages.rewardCenter') }),
  ).toBeVisible();
  await page.goto(addressOf('northlight'));
  await memberMenu(page, once.username).click();
  await expect(
    page.getByRole('menuitem', { name: say('memberCenter.pages.rewardCenter') }),
  ).toBeVisible();
  await page.goto(addressOf('northlight', '/agentHome'));
  await expect(page.getByRole('heading', { name: say('status.notFoundTitle') })).toBeVisible();
});
