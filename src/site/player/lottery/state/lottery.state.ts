import { comingIssues, lotteryDraw, lotteryGame, lotteryStatistics } from '#api/lottery-board.ts';
import { lotteryLeaderboard, missionSummary } from '#api/lottery-missions.ts';
import { myTickets, ticketPlans } from '#api/lottery-tickets.ts';
import { lotteryLobby, openedNumero } from '#api/lottery.ts';
import { netPosition } from '#api/protection.ts';
import { lotteryPages } from '#generated/page-paths.ts';

import { memberQuery } from '../../../remote/member-query.ts';

/** Which of the three lottery pages an address shows. */
export type LotteryPage = keyof typeof lotteryPages;

const pages: Readonly<Record<string, LotteryPage>> = Object.fromEntries(
  Object.entries(lotteryPages).map(([page, path]) => [path.toLowerCase(), page as LotteryPage]),
);

/** The page that an address shows, whatever its case and its closing slash. */
export const pageAt = (pathname: string): LotteryPage =>
  pages[pathname.toLowerCase().replace(/\/$/, '')] ?? 'LOTT';

/** Where one lottery is played. */
export const lotteryAddress = (page: LotteryPage, gameCode: string): string =>
  `${lotteryPages[page]}?gameCode=${encodeURIComponent(gameCode)}`;

/** Every lottery of a page with its open draw. */
export const lobbyQuery = memberQuery(lotteryLobby);

/** Everything that one board needs. */
export const gameQuery = memberQuery(lotteryGame);

/** The draws that an order may follow. */
export const comingQuery = memberQuery(comingIssues);

/** One draw, asked for again until its numbers are there. */
export const drawQuery = memberQuery(lotteryDraw);

/** The draws of before, page by page. */
export const resultsQuery = memberQuery(openedNumero);

/** How often each number came. */
export const statisticsQuery = memberQuery(lotteryStatistics);

/** The member's own tickets. */
export const ticketsQuery = memberQuery(myTickets);

/** The member's orders of several draws. */
export const plansQuery = memberQuery(ticketPlans);

/** How long the member has played, and what it came to. */
export const positionQuery = memberQuery(netPosition);

/** What the lotteries were to the member today. */
export const todayQuery = memberQuery(missionSummary);

/** Who has played the lotteries most. */
export const leadersQuery = memberQuery(lotteryLeaderboard);
