import { writeAgentNote } from '#api/agents.ts';
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
  const save = panel.getByRole('button', { name: say('agentTeam.noteSave') });
  await save.press('Enter');
  await expect(panel).toContainText(/Written on/);
  await expect(save).toBeFocused();
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

test('what an agent types on while a note is being saved stays, and so does who types', async ({
  visit,
  database,
}) => {
  const agent = await newPlayer(database, 'shwe', { type: 1 });
  const member = await newPlayer(database, 'shwe', { uplineId: agent.memberId });
  const page = await visit('shwe', {
    path: `${PAGE}?of=${member.memberId}`,
    token: agent.token,
    language: 'en',
  });
  const panel = page.getByRole('dialog');
  const note = panel.getByRole('textbox', { name: say('agentTeam.note') });
  const save = panel.getByRole('button', { name: say('agentTeam.noteSave') });
  const answer = Promise.withResolvers<void>();
  await page.route(`**${writeAgentNote.path}`, async (route) => {
    await answer.promise;
    await route.continue();
  });

  await note.fill('Call on Monday.');
  await save.press('Enter');
  await note.pressSequentially(' Or on Tuesday.');
  answer.resolve();
  await expect(panel).toContainText(/Written on/);

  await expect(note).toHaveValue('Call on Monday. Or on Tuesday.');
  await expect(note).toBeFocused();
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

  const search = page.getByRole('searchbox', { name: say('agentTeam.search') });
  await search.fill('');
  const find = page.getByRole('button', { name: say('agentTeam.find') });
  await find.press('Enter');
  await expect(page.getByRole('table', { name: say('agentTeam.accounts') })).toContainText(
    leader.username,
  );
  await expect(find).toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue('nobody-like-this');
  await page.goForward();
  await expect(search).toHaveValue('');
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
