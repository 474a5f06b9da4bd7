import { buffer } from 'node:stream/consumers';
import type { Download, Locator, Page } from 'playwright';
import { gatherTeams } from '#platform/play/teams/gather-teams.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { expect, test } from '../support/browser.ts';
import { chooseSegment } from '../support/choose-segment.ts';
import { newPlayer, type Player } from '../support/browser-money.ts';
import { playRound } from '../support/money.ts';
import { say } from '../support/site-messages.ts';
import { withinOneDay } from '../support/within-one-day.ts';

/** One page holds 20 rows. */
const MEMBERS = 21;

/** Beside them the leader and the agent. */
const ROWS = MEMBERS + 2;

interface Team {
  agent: Player;
  leader: Player;
  /** Below the leader. */
  member: Player;
}

/** An agent with a leader, a member below that one, and members: each has bet once, the agent not at all. */
const playedTeam = async (database: Database, members: number): Promise<Team> => {
  const agent = await newPlayer(database, 'shwe', { type: 1 });
  const below = { uplineId: agent.memberId, cashMinor: 10_000_000 };
  const leader = await newPlayer(database, 'shwe', { type: 2, ...below });
  const member = await newPlayer(database, 'shwe', { ...below, uplineId: leader.memberId });
  await withinOneDay(agent.merchant);
  const people = [leader, member];
  for (let place = 0; place < members; place += 1)
    people.push(await newPlayer(database, 'shwe', below));
  for (const [place, { merchant, memberId }] of people.entries())
    await playRound(database, merchant, memberId, {
      stakeMinor: 100_000 * (place + 1),
      payoutMinor: place % 2 === 0 ? 0 : 150_000,
    });
  await waitUntilCounted(database, agent);
  return { agent, leader, member };
};

/** The platform's own job may be counting the brand, and stays some seconds behind: until then reports have no such bets. */
const waitUntilCounted = async (database: Database, { merchant }: Player): Promise<void> => {
  const playedUntil = Date.now();
  const countedUntil = async (): Promise<number> => {
    await gatherTeams(database, merchant);
    const counted = await database
      .selectFrom('teamGathered')
      .select('gatheredUntil')
      .where('merchantId', '=', merchant.id)
      .executeTakeFirstOrThrow();
    return counted.gatheredUntil.getTime();
  };
  await expect.poll(countedUntil, { intervals: [500] }).toBeGreaterThanOrEqual(playedUntil);
};

const tableOf = (page: Page, name: string): Locator => page.getByRole('table', { name });

/** A figure as it stands there, without how it is written. */
const figureIn = (text: string): number => Number(text.replace(/[^\d]/g, ''));

/** The figures of one column. */
const readColumn = async (table: Locator, header: string): Promise<number[]> => {
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const place = heads.findIndex((text) => text.trim().startsWith(header));
  const rows = await table.getByRole('row').all();
  const cells = rows.slice(1).map((row) => row.locator('th, td').nth(place).innerText());
  return (await Promise.all(cells)).map(figureIn);
};

/** The rows of a file that comes when its button is pressed, without its heads. */
const saveRows = async (page: Page): Promise<string[]> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: say('history.export.csvLabel') }).click();
  const file: Download = await coming;
  const text = await buffer(await file.createReadStream());
  return text.toString('utf8').trim().split(/\r?\n/).slice(1);
};

/** A card's figure may come after the rows: until then it shows no digit at all. */
const expectFigure = async (card: Locator, figure: number): Promise<void> => {
  await expect(card).toContainText(/\d/);
  expect(figureIn(await card.innerText())).toBe(figure);
};

const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, each) => sum + each, 0);

test('the rows of all pages of a statement are its sum and its file, and the address leads to each page again', async ({
  visit,
  database,
}) => {
  const { agent } = await playedTeam(database, MEMBERS);
  const page = await visit('shwe', {
    path: '/palStatementsAgentCopy',
    token: agent.token,
    language: 'en',
  });
  const table = tableOf(page, say('agentCenter.pages.palStatementsAgentCopy'));
  const header = say('agentReports.figures.stake');
  await expect(table.getByRole('row')).toHaveCount(21);
  const first = await readColumn(table, header);

  await page.getByRole('button', { name: say('common.next'), exact: true }).click();
  await expect(table.getByRole('row')).toHaveCount(1 + ROWS - 20);
  const rest = await readColumn(table, header);
  const card = page.getByRole('article', { name: header });
  await expectFigure(card, sumOf([...first, ...rest]));
  expect(parameter(page, 'after')).not.toBeNull();
  expect(await saveRows(page)).toHaveLength(ROWS);

  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(1 + ROWS - 20);
  await page.getByRole('button', { name: say('common.previous'), exact: true }).click();
  await expect(table.getByRole('row')).toHaveCount(21);
  expect(parameter(page, 'after')).toBeNull();

  await table.getByRole('button', { name: header }).click();
  await expect.poll(() => parameter(page, 'sort')).toBe('stake');
  await chooseSegment(page, say('agentReports.by.day'));
  await expect(table.getByRole('row')).toHaveCount(2);
  expect(await readColumn(table, header)).toEqual([sumOf([...first, ...rest])]);
});

test('the overview goes down to a team and up again by the address, and its rows are its sums', async ({
  visit,
  database,
}) => {
  const { agent, leader } = await playedTeam(database, 2);
  const page = await visit('shwe', {
    path: '/agentTeamOverview?by=downline&sort=validBet',
    token: agent.token,
    language: 'en',
  });
  const table = tableOf(page, say('agentReports.by.downline'));
  await expect(table.getByRole('row')).toHaveCount(4);
  const header = say('agentReports.figures.validBet');
  const card = page.getByRole('article', { name: header });
  await expectFigure(card, sumOf(await readColumn(table, header)));

  await table
    .getByRole('link', { name: say('agentReports.openTeam', { name: leader.username }) })
    .click();
  await expect(page.getByRole('navigation', { name: say('agentTeam.way') })).toContainText(
    leader.username,
  );
  await expect(table.getByRole('row')).toHaveCount(2);
  expect(parameter(page, 'under')).toBe(String(leader.memberId));

  await chooseSegment(page, say('agentReports.charts.people'));
  await chooseSegment(page, say('agentReports.by.day'));
  const days = tableOf(page, say('agentReports.by.day'));
  await expect(days.getByRole('row')).toHaveCount(8);
  await page.getByRole('button', { name: say('history.presets.today'), exact: true }).click();
  await expect(days.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(days.getByRole('row')).toHaveCount(2);
  expect(parameter(page, 'chart')).toBe('people');
  await page
    .getByRole('link', { name: say('agentTeam.title') })
    .first()
    .click();
});

test('bets of a team are narrowed to one account by its name and listed in a file', async ({
  visit,
  database,
}) => {
  const { agent, leader } = await playedTeam(database, 1);
  const page = await visit('shwe', {
    path: '/personalHistoryCopy',
    token: agent.token,
    language: 'en',
  });
  const table = tableOf(page, say('agentCenter.pages.personalHistoryCopy'));
  await expect(table.getByRole('row')).toHaveCount(4);
  const header = say('history.bets.stake');
  const card = page.getByRole('article', { name: header });
  await expectFigure(card, sumOf(await readColumn(table, header)));

  await table
    .getByRole('button', { name: say('agentReports.openAccount', { name: leader.username }) })
    .click();
  await expect(table.getByRole('row')).toHaveCount(2);
  expect(parameter(page, 'account')).toBe(String(leader.memberId));
  const only = say('agentReports.onlyAccount', { name: leader.username });
  expect(await saveRows(page)).toHaveLength(1);
  await page.getByRole('button', { name: only }).click();
  await expect(table.getByRole('row')).toHaveCount(4);

  await page.getByRole('link', { name: say('agentReports.ownBets') }).click();
  await expect(page.getByText(say('history.bets.emptyTitle'))).toBeVisible();
});

test('movements of money of those below are narrowed by kind, counted and listed in a file', async ({
  visit,
  database,
}) => {
  const { agent, leader, member } = await playedTeam(database, 0);
  for (const [place, { memberId, merchantId }] of [leader, member, leader].entries())
    await database
      .insertInto('moneyRecord')
      .values({
        merchantId,
        memberId,
        at: new Date(),
        kind: place === 2 ? 'rebate' : 'bonus',
        wallet: 'cash',
        amountMinor: 100_000 * (place + 1),
        balanceAfterMinor: 100_000 * (place + 1),
        reference: `GIFT-${place}`,
      })
      .execute();
  const page = await visit('shwe', {
    path: '/agentDownlineTransactionDetailsCopy?kind=bonus&preset=today',
    token: agent.token,
    language: 'en',
  });
  const table = tableOf(page, say('agentCenter.pages.agentDownlineTransactionDetailsCopy'));
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table).toContainText('GIFT-1');
  const card = page.getByRole('article', { name: say('agentReports.in') });
  const amounts = await readColumn(table, say('agentReports.amount'));
  await expectFigure(card, sumOf(amounts));
  expect(await saveRows(page)).toHaveLength(2);

  await page.getByRole('button', { name: say('agentReports.at') }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('GIFT-0');
  expect(parameter(page, 'kind')).toBe('bonus');
});

test('revenue is told by category on a phone, and an affiliate, who sees sums alone, has no such pages', async ({
  visit,
  database,
}) => {
  const { agent } = await playedTeam(database, 1);
  const page = await visit('shwe', {
    path: '/agentRevenueReport?gameType=RNG',
    token: agent.token,
    language: 'en',
    phone: true,
  });
  const table = tableOf(page, say('agentCenter.pages.agentRevenueReport'));
  await expect(table).toContainText(say('categories.RNG'));
  expect(await saveRows(page)).toHaveLength(1);
  const affiliate = await newPlayer(database, 'shwe', { type: 42 });
  const other = await visit('shwe', {
    path: '/agentTeamOverview',
    token: affiliate.token,
    language: 'en',
  });
  await expect(tableOf(other, say('agentReports.by.day')).getByRole('row')).toHaveCount(8);
  await expect(
    other.getByRole('link', { name: say('agentCenter.pages.agentRevenueReport') }),
  ).toHaveCount(0);
});
