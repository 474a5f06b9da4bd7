import { cancelFollowHandler } from '../../play/lottery/cancel-follow.ts';
import { lotteryLeaderboardHandler } from '../../play/lottery/leaderboard.ts';
import {
  lotteryLobbyHandler,
  lotteryMenusHandler,
  recentLotteriesHandler,
  vnLotteryMenusHandler,
  vnRecentLotteriesHandler,
} from '../../play/lottery/list-lotteries.ts';
import { ticketPlansHandler } from '../../play/lottery/list-plans.ts';
import { myTicketsHandler } from '../../play/lottery/list-tickets.ts';
import { missionSummaryHandler } from '../../play/lottery/mission-summary.ts';
import { openedNumeroHandler, vnOpenedNumeroHandler } from '../../play/lottery/opened-numero.ts';
import { placeTicketsHandler } from '../../play/lottery/place-tickets.ts';
import {
  comingIssuesHandler,
  lotteryDrawHandler,
  lotteryGameHandler,
} from '../../play/lottery/read-board.ts';
import { lotteryStatisticsHandler } from '../../play/lottery/read-statistics.ts';

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
  lotteryLeaderboard: lotteryLeaderboardHandler,
};
