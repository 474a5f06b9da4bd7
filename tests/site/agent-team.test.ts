import { expect, test } from '../support/browser.ts';
import { newPlayer } from '../support/browser-money.ts';
import { chooseSegment } from '../support/choose-segment.ts';
import { say } from '../support/site-messages.ts';

const PAGE = '/downlineManagmentView';

test('an agent finds somebody below, writes a note and stops their transfers, and the address keeps the way', async ({
  visit,
  database,
}) => {
  const agent = await newPlayer(database, 'shwe', { type: 1 });
  const leader = await newPlayer(database, 'shwe', { type: 2, uplineId: agent.memberId });
  const member = await newPlayer(database, 'shwe', { uplineId: leader.memberId });
  const page = await visit('shwe', { path: PAGE, token: agent.token, language: 'en' });
  const table = page.getByRole('table', { name: say('agentTeam.accounts') });
  await expect(table.getByRole('row')).toHaveCount(2);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: say('history.export.csvLabel') }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('team.csv');

  await table
    .getByRole('link', {
      name: say('agentTeam.openTeam', { name: leader.username, count: 1, number: '1' }),
    })
    .click();
  await expect(page.getByRole('navigation', { name: say('agentTeam.way') })).toContainText(
    leader.username,
  );
  expect(new URL(page.url()).searchParams.get('under')).toBe(String(leader.memberId));

  // The demonstration register asks for masks from the second level on.
  await table.getByRole('button', { name: /Details of/ }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: say('agentTeam.note') }).fill('Call on Monday.');
  await panel.getByRole('button', { name: say('agentTeam.noteSave') }).click();
  await expect(panel).toContainText(/Written on/);
  await panel.getByText(say('agentTeam.mayTransfer'), { exact: true }).click();
  await expect(panel).toContainText(say('agentTeam.transfersFrozen'));
  await expect(panel.getByRole('switch')).not.toBeChecked();
  expect(new URL(page.url()).searchParams.get('of')).toBe(String(member.memberId));
  await panel.getByRole('button', { name: say('common.close') }).click();

  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(table).toContainText(leader.username);
});

test('on a phone a team is a list of cards, and opens as a tree level by level', async ({
  visit,
  database,
}) => {
  const agent = await newPlayer(database, 'shwe', { type: 1 });
  const leader = await newPlayer(database, 'shwe', { type: 2, uplineId: agent.memberId });
  await newPlayer(database, 'shwe', { uplineId: leader.memberId });
  const page = await visit('shwe', {
    path: `${PAGE}?search=nobody-like-this`,
    token: agent.token,
    language: 'en',
    phone: true,
  });
  await expect(page.getByText(say('agentTeam.emptyTitle'))).toBeVisible();

  await page.getByRole('searchbox', { name: say('agentTeam.search') }).fill('');
  await page.getByRole('button', { name: say('agentTeam.find') }).click();
  await expect(page.getByRole('table', { name: say('agentTeam.accounts') })).toContainText(
    leader.username,
  );
  await chooseSegment(page, say('agentTeam.views.tree'));
  const tree = page.getByRole('tree', { name: say('agentTeam.title') });
  await tree.getByRole('treeitem', { name: new RegExp(leader.username) }).focus();
  await page.keyboard.press('ArrowRight');

  await expect(tree.getByRole('treeitem')).toHaveCount(2);
});

test('a brand without agents has no such page', async ({ visit, database }) => {
  const player = await newPlayer(database, 'northlight');
  const page = await visit('northlight', {
    path: PAGE,
    token: player.token,
    language: 'en',
    refusals: [`404 ${PAGE}`],
  });

  await expect(page.getByRole('heading', { name: say('status.notFoundTitle') })).toBeVisible();
});
