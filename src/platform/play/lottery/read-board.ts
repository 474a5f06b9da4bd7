import { comingIssues, lotteryDraw, lotteryGame } from '#api/lottery-board.ts';
import { returnsOf } from '#domain/lottery/odds-return.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readLottery } from './brand-lotteries.ts';
import { shownIssueColumns, toIssue } from './issue-view.ts';
import { toLottery } from './lottery-view.ts';
import { MAX_TICKETS, stakeBounds } from './price-order.ts';
import { readComingIssues, readIssuePairs } from './read-issues.ts';

/** Lines that one order may have. */
const MAX_LINES = 100;

/** Everything that the board of one lottery needs. */
export const lotteryGameHandler = handle(
  lotteryGame,
  async ({ gameCode }, { database, merchant, language }) => {
    const lottery = await readLottery(database, merchant, gameCode);
    const now = new Date();
    const pairs = await readIssuePairs(database, merchant, [gameCode], now);
    const pair = pairs.get(gameCode) ?? { current: null, last: null };
    const { minimumMinor, maximumMinor } = stakeBounds(merchant, lottery);
    const { maximumMultiple, maximumFollow, salesCloseSeconds } = merchant.config.lottery;
    return {
      now: now.toISOString(),
      lottery: toLottery(merchant, lottery, pair, language, now),
      betTypes: lottery.betTypes.map(({ betType, odds }) => ({
        betType: betType.key,
        odds: { ...odds },
        returns: returnsOf(betType, odds),
      })),
      currency: merchant.config.currency,
      minimumStakeMinor: minimumMinor,
      maximumStakeMinor: maximumMinor,
      maximumMultiple,
      maximumLines: MAX_LINES,
      maximumTickets: MAX_TICKETS,
      maximumFollow,
      salesCloseSeconds,
    };
  },
);

/** The draws that an order may follow. */
export const comingIssuesHandler = handle(
  comingIssues,
  async ({ gameCode, limit }, { database, merchant }) => {
    const { rules } = await readLottery(database, merchant, gameCode);
    const now = new Date();
    const most = Math.min(limit, merchant.config.lottery.maximumFollow);
    const issues = await readComingIssues(database, merchant, gameCode, most, now);
    return {
      now: now.toISOString(),
      issues: issues.map((issue) => toIssue(merchant, rules.course, issue, now)),
    };
  },
);

/** One draw; its seed is told once its numbers are out. */
export const lotteryDrawHandler = handle(
  lotteryDraw,
  async ({ gameCode, issueNo }, { database, merchant }, refuse) => {
    const { rules } = await readLottery(database, merchant, gameCode);
    const issue = await database
      .selectFrom('lotteryIssue')
      .select([
        ...shownIssueColumns,
        'commitHash',
        'serverSeed',
        'clientSeed',
        'beaconRound',
        'beaconValue',
      ])
      .where('gameCode', '=', gameCode)
      .where('issueNo', '=', issueNo)
      .executeTakeFirst();
    if (!issue) return refuse('issue_unknown');
    const now = new Date();
    return {
      now: now.toISOString(),
      issue: toIssue(merchant, rules.course, issue, now),
      proof: {
        commit: issue.commitHash,
        serverSeed: issue.clientSeed === null ? null : issue.serverSeed,
        clientSeed: issue.clientSeed,
        beacon:
          issue.beaconRound === null || issue.beaconValue === null
            ? null
            : { round: issue.beaconRound, value: issue.beaconValue },
        nonce: 0,
      },
    };
  },
);
