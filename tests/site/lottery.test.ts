import { expect, journeys, nightly, test } from '../support/browser.ts';
import {
  addToSlip,
  ball,
  CASH,
  drawBought,
  gameOf,
  money,
  openAt,
  pickAll,
  place,
  slipOf,
  ticketsOf,
} from '../support/browser-lottery.ts';
import { readAccounts } from '../support/money.ts';
import { isWholeProof } from '../support/proof.ts';
import { say } from '../support/site-messages.ts';

interface FamilyRound {
  family: string;
  path: string;
  gameCode: string;
  /** The kind of bet, where it is not the first. */
  kind?: string;
  /** Rows that are marked wholly: whatever is drawn, so many bets of them win. */
  rows: string[];
  bets: number;
  /** What all winning bets pay together, times the stake of one. */
  pays: number;
}

/** A minute until the draw, another until it is settled, on a machine that does much else. */
const WHOLE_DRAW_MS = 240_000;

/** Enough to buy a ticket of a draw of each minute. */
const HALF_DRAW_MS = 30_000;

/** One ticket of each family; what is marked wholly wins a known sum, whatever is drawn. */
const rounds: FamilyRound[] = [
  {
    family: 'SSC',
    path: '/lottery',
    gameCode: 'drawhouse-ten-minute-ssc',
    rows: [ball(1)],
    bets: 10,
    pays: 9.8,
  },
  {
    family: '11X5',
    path: '/lottery',
    gameCode: 'drawhouse-harbour-11x5',
    rows: [say('lottery.rows.numbers')],
    bets: 11,
    pays: 5 * 2.15,
  },
  {
    family: 'PK10',
    path: '/lottery',
    gameCode: 'drawhouse-five-minute-pk10',
    rows: [say('lottery.rows.rank', { number: 10 })],
    bets: 10,
    pays: 9.8,
  },
  {
    family: 'LHC',
    path: '/lottery',
    gameCode: 'drawhouse-evening-six-mark',
    rows: [say('lottery.rows.special')],
    bets: 49,
    pays: 47.5,
  },
  {
    family: 'LF',
    path: '/lottery',
    gameCode: 'drawhouse-evening-3d',
    rows: (['hundreds', 'tens', 'units'] as const).map((row) => say(`lottery.rows.${row}`)),
    bets: 1000,
    pays: 970,
  },
  {
    family: 'Vietnam',
    path: '/vnLottery',
    gameCode: 'ninestreams-northern-draw',
    rows: [say('lottery.rows.specialPrize')],
    bets: 100,
    pays: 95,
  },
  {
    family: 'SEA 2D',
    path: '/seaLottery',
    gameCode: 'monsoonnumbers-hourly-2d',
    rows: [say('lottery.rows.first')],
    bets: 100,
    pays: 95,
  },
  {
    family: 'SEA Thai',
    path: '/seaLottery',
    gameCode: 'monsoonnumbers-lucky-numbers',
    kind: say('lottery.kinds.all.bottom2.name'),
    rows: [say('lottery.rows.bottom')],
    bets: 100,
    pays: 95,
  },
];

journeys(rounds)(
  'a ticket of $family is bought, drawn and paid to the cent',
  async ({ path, gameCode, kind, rows, bets, pays }, { visit, database }) => {
    const { minimumStakeMinor, maximumStakeMinor, lottery } = await gameOf(gameCode);
    // A thousand bets stay below the most that one ticket may cost.
    const unitMinor = Math.min(minimumStakeMinor, Math.floor(maximumStakeMinor / bets / 100) * 100);
    const { page, player } = await openAt({ visit, database }, `${path}?gameCode=${gameCode}`);
    const stakeMinor = bets * unitMinor;
    const payoutMinor = Math.round(pays * unitMinor);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lottery.gameName);
    if (kind) await page.getByRole('tab', { name: kind }).click();
    for (const row of rows) await pickAll(page, row);
    await page
      .getByRole('textbox', { name: say('lottery.stake.unit') })
      .fill(String(unitMinor / 100));
    await addToSlip(page, stakeMinor);
    await place(page);
    await expect(slipOf(page).getByRole('status')).toContainText(say('lottery.slip.placedTitle'));
    await expect(ticketsOf(page)).toHaveCount(1);
    await expect(ticketsOf(page)).toContainText(say('history.bets.states.open'));

    const issueNo = await drawBought(database, player);
    await page.reload();
    const ticket = ticketsOf(page);
    await expect(ticket).toContainText(say('lottery.issue', { issue: issueNo }));
    // What pays back less than its stake is no win.
    await expect(ticket).toContainText(say('history.bets.states.lost'));
    await expect(ticket).toContainText(money(stakeMinor));
    await expect(ticket).toContainText(money(payoutMinor));

    const { cash, locked } = await readAccounts(database, player.merchant, player.memberId);
    expect({ cash, locked }).toEqual({ cash: CASH - stakeMinor + payoutMinor, locked: 0 });
    await expect(
      page.getByRole('banner').getByRole('group', { name: say('header.balance') }),
    ).toContainText(money(cash));
  },
);

nightly(
  'four digits are typed, and the whole table of prizes is shown',
  async ({ visit, database }) => {
    const gameCode = 'monsoonnumbers-grand-4d';
    const { minimumStakeMinor } = await gameOf(gameCode);
    const { page, player } = await openAt({ visit, database }, `/seaLottery?gameCode=${gameCode}`);
    const typed = page.getByRole('textbox', { name: say('lottery.typed.label') });

    await typed.fill('0123 45');
    await page.getByRole('button', { name: say('lottery.typed.add'), exact: true }).click();
    await expect(typed).toHaveAccessibleDescription(/45/);
    await typed.fill('0123, 4567');
    await page.getByRole('button', { name: say('lottery.typed.add'), exact: true }).click();
    await expect(slipOf(page).getByText('0 · 1 · 2 · 3')).toBeVisible();
    await expect(slipOf(page)).toContainText(money(2 * minimumStakeMinor));
    await place(page);
    await expect(ticketsOf(page)).toHaveCount(2);

    const issueNo = await drawBought(database, player);
    await page.reload();
    await page.getByRole('tab', { name: say('lottery.tabs.results') }).click();
    const table = page.getByRole('table', { name: say('lottery.issue', { issue: issueNo }) });
    await expect(table.last().getByRole('listitem')).toHaveCount(23);
  },
);

// The draw comes by the clock, within a minute: lottery-live.test.ts brings one about.
test.runIf(isWholeProof)(
  'the numbers of a draw come while the player looks on',
  async ({ visit, database }) => {
    const gameCode = 'drawhouse-one-minute-ssc';
    const { minimumStakeMinor } = await gameOf(gameCode, HALF_DRAW_MS);
    const { page } = await openAt({ visit, database }, `/lottery?gameCode=${gameCode}`);

    await pickAll(page, ball(3));
    await addToSlip(page, 10 * minimumStakeMinor);
    await place(page);
    await expect(slipOf(page).getByRole('status')).toContainText(say('lottery.slip.placedTitle'));
    await expect(ticketsOf(page)).toContainText(say('history.bets.states.open'));

    // Nobody loads anything: the page itself hears of the draw.
    await expect(ticketsOf(page)).toContainText(say('history.bets.states.lost'), {
      timeout: WHOLE_DRAW_MS,
    });
    await expect(ticketsOf(page)).toContainText(money(Math.round(9.8 * minimumStakeMinor)));
  },
);
