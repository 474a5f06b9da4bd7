import type { Page } from 'playwright';
import { inject } from 'vitest';
import { lotteryGame } from '#api/lottery-board.ts';
import { formatMoney } from '#domain/format-money.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { drawIssue } from '#platform/play/lottery/draw-issue.ts';
import { settleIssue } from '#platform/play/lottery/settle-issue.ts';
import { expect, type Visit, type VisitOptions } from './browser.ts';
import { newPlayer, type Player } from './browser-money.ts';
import { callAt } from './platform.ts';
import { say } from './site-messages.ts';

/** The brand whose lotteries are played. */
export const CODE = 'shwe';

/** What a player comes with. */
export const CASH = 500_000_000;

/** An amount as an English page of the brand writes it. */
export const money = (minor: number): string =>
  formatMoney(minor, { currency: 'MMK', language: 'en' });

/** A player who has signed in before, at one address. */
export const openAt = async (
  { visit, database }: { visit: Visit; database: Database },
  path: string,
  options: VisitOptions = {},
): Promise<{ page: Page; player: Player }> => {
  const player = await newPlayer(database, CODE, { cashMinor: CASH });
  const page = await visit(CODE, { language: 'en', ...options, path, token: player.token });
  return { page, player };
};

/** What the platform says of one lottery: its least stake, its open draw. */
const readGame = async (gameCode: string) => {
  const outcome = await callAt(inject('site').port, { host: `${CODE}.localhost` }, lotteryGame, {
    gameCode,
    language: 'en',
  });
  if (!outcome.ok) throw new Error(`no lottery ${gameCode}: ${outcome.refusal}`);
  return outcome.value;
};

/** So long before the sales of a draw end nothing is begun that is bought for it and looked at while it is open, in ms. */
const LEAST_MS = 90_000;

/**
 * What the platform says of one lottery, once its open draw stays open for a while.
 *
 * @param leastMs how long, where its draws follow each other sooner
 */
export const gameOf = async (gameCode: string, leastMs = LEAST_MS) => {
  const isFarOff = async (): Promise<boolean> => {
    const { current } = (await readGame(gameCode)).lottery;
    return current !== null && Date.parse(current.closesAt) - Date.now() > leastMs;
  };
  await expect.poll(isFarOff, { timeout: 2 * LEAST_MS, intervals: [1000] }).toBe(true);
  return readGame(gameCode);
};

/** The place of the slip. */
export const slipOf = (page: Page) =>
  page.getByRole('group', { name: say('lottery.slip.title'), exact: true });

/** The rows of the own tickets. */
export const ticketsOf = (page: Page) =>
  page.getByRole('list', { name: say('lottery.tabs.tickets') }).getByRole('listitem');

/** Marks all of a row by its quick key. */
export const pickAll = (page: Page, row: string) =>
  page
    .getByRole('group', { name: row, exact: true })
    .getByRole('button', { name: `${row}: ${say('lottery.board.keys.all')}` })
    .click();

/** Puts the picks on the slip; the button says what they cost. */
export const addToSlip = (page: Page, minor: number) =>
  page.getByRole('button', { name: say('lottery.stake.addFor', { amount: money(minor) }) }).click();

/** Buys the tickets of the slip. */
export const place = (page: Page) =>
  slipOf(page)
    .getByRole('button', { name: say('lottery.slip.place') })
    .click();

/** The name of a ball's row. */
export const ball = (number: number): string => say('lottery.rows.ball', { number });

/**
 * Draws and pays, now, the draw of a player's newest ticket: each file of tests has lotteries of its
 * own, so that nobody else's draw comes between.
 *
 * @returns the number of the draw
 */
export const drawBought = async (
  database: Database,
  { merchantId, memberId }: Player,
): Promise<string> => {
  const { gameCode, issueNo } = await database
    .selectFrom('lotteryTicket')
    .select(['gameCode', 'issueNo'])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await database
    .updateTable('lotteryIssue')
    .set({ drawsAt: new Date() })
    .where('gameCode', '=', gameCode)
    .where('issueNo', '=', issueNo)
    .execute();
  await drawIssue(database, { gameCode, issueNo });
  await settleIssue(database, { gameCode, issueNo });
  return issueNo;
};
