import { cancelFollowHandler } from './cancel-follow.ts';
import { lotteryLeaderboardHandler } from './leaderboard.ts';
import {
  lotteryLobbyHandler,
  lotteryMenusHandler,
  recentLotteriesHandler,
  vnLotteryMenusHandler,
  vnRecentLotteriesHandler,
} from './list-lotteries.ts';
import { ticketPlansHandler } from './list-plans.ts';
import { myTicketsHandler } from './list-tickets.ts';
import { claimMissionHandler, missionSummaryHandler } from './missions.ts';
import { openedNumeroHandler, vnOpenedNumeroHandler } from './opened-numero.ts';
import { placeTicketsHandler } from './place-tickets.ts';
import { comingIssuesHandler, lotteryDrawHandler, lotteryGameHandler } from './read-board.ts';
import { lotteryStatisticsHandler } from './read-statistics.ts';

/** One handler for each endpoint of `src/api/lottery.ts`. */
export const lotteryHandlers = {
  lotteryLobby: lotteryLobbyHandler,
  lotteryMenus: lotteryMenusHandler,
  recentLotteries: recentLotteriesHandler,
  openedNumero: openedNumeroHandler,
  vnLotteryMenus: vnLotteryMenusHandler,
  vnRecentLotteries: vnRecentLotteriesHandler,
  vnOpenedNumero: vnOpenedNumeroHandler,
};

/** One handler for each endpoint of `src/api/lottery-board.ts`. */
export const lotteryBoardHandlers = {
  lotteryGame: lotteryGameHandler,
  comingIssues: comingIssuesHandler,
  lotteryDraw: lotteryDrawHandler,
  lotteryStatistics: lotteryStatisticsHandler,
};

/** One handler for each endpoint of `src/api/lottery-tickets.ts`. */
export const lotteryTicketsHandlers = {
  placeTickets: placeTicketsHandler,
  myTickets: myTicketsHandler,
  ticketPlans: ticketPlansHandler,
  cancelFollow: cancelFollowHandler,
};

/** One handler for each endpoint of `src/api/lottery-missions.ts`. */
export const lotteryMissionsHandlers = {
  missionSummary: missionSummaryHandler,
  claimMission: claimMissionHandler,
  lotteryLeaderboard: lotteryLeaderboardHandler,
};
