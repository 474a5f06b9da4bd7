/* Generated from every .screen.ts, .popup.ts and .part.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import type { GameType } from './merchant-config.ts';

/** The addresses of the home page itself. */
export const homePaths: readonly string[] = [
  '/',
  '/index',
  '/index.html',
  '/home',
];

/** The name of a popup. */
export type PopupName =
  | 'announcement'
  | 'changePassword'
  | 'chat'
  | 'forgotPassword'
  | 'resetPassword'
  | 'gameDetails'
  | 'help'
  | 'login'
  | 'needAccount'
  | 'notices'
  | 'register'
  | 'verifyLogin'
  | 'feedback'
  | 'logout'
  ;

/** The addresses that show the home page with a popup over it. */
export const popupPaths = {
  '/reset': 'resetPassword',
  '/help': 'help',
  '/helpmc': 'help',
  '/login': 'login',
  '/register': 'register',
} as const;

/** The page of each category of games. */
export const gamePages: Record<GameType, string> = {
  LOTT: '/lott',
  ELOTT: '/elott',
  COCKFIGHT: '/cockfight',
  RNG: '/rng',
  LIVE: '/live',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  PVP: '/pvp',
  FISH: '/fish',
  INHOUSE: '/inHouse',
};

/** The page of each kind of lottery. */
export const lotteryPages = {
  LOTT: '/lottery',
  SEA: '/seaLottery',
  VN: '/vnLottery',
} as const;

/** The addresses of the member center's pages. */
export const memberPaths = [
  '/depositv2',
  '/withdraw',
  '/transferFund',
  '/transferUpline',
  '/transactionHistory',
  '/personalHistoryCopy',
  '/personalProfit',
  '/bonusDetails',
  '/rewardCenter',
  '/missionLeaderboard',
  '/pointMall',
  '/referral',
  '/securityCenter',
  '/limits',
  '/messageV2',
  '/creditReport',
  '/installGuide',
  '/contactUs',
  '/feedback',
] as const;

/** The pages of screens that stand alone, and of popups, that a text of a brand may link to. */
export const sitePaths = [
  '/description',
  '/sponsor',
  '/down',
  '/',
  '/home',
  '/promotions',
  '/help',
  '/login',
  '/register',
] as const;

/** The pages of games that a text of a brand may link to. */
export const gamePaths = [
  '/lott',
  '/elott',
  '/cockfight',
  '/hot',
  '/rng',
  '/live',
  '/sports',
  '/esports',
  '/pvp',
  '/fish',
  '/inHouse',
  '/seamless',
] as const;

/** Pages that are answered, but that nothing links to: older spellings, and those that need more. */
export const unlistedPaths = [
  '/agentAnnouncement',
  '/agentDividendRecordCopy2',
  '/agentDailyWages2',
  '/agentHourSalary',
  '/agentRealtimeSalary',
  '/agentContracts',
  '/downlineManagmentView',
  '/agentHome',
  '/myIncome',
  '/registerCenter',
  '/agentTeamOverview',
  '/palStatementsAgentCopy',
  '/agentRevenueReport',
  '/agentDownlineTransactionDetailsCopy',
  '/gameListCenter',
  '/index',
  '/index.html',
  '/lottery',
  '/seaLottery',
  '/vnLottery',
  '/reset',
  '/helpmc',
] as const;

/** The pages of agents, by what a brand must have for them. */
export const agentPaths = {
  hasAgents: ['/agentAnnouncement', '/downlineManagmentView', '/agentHome', '/registerCenter', '/agentTeamOverview', '/palStatementsAgentCopy', '/agentRevenueReport', '/agentDownlineTransactionDetailsCopy'],
  hasContracts: ['/agentDividendRecordCopy2', '/agentDailyWages2', '/agentHourSalary', '/agentRealtimeSalary', '/agentContracts', '/myIncome'],
} as const;

/** Pages with a part in their address that differs. */
export const variablePaths = [
  '/game/:nodeId',
  '/promotions/:id',
  '/replay/:betId',
] as const;

/** The address of a page that there is. */
export type PagePath = (
  | typeof memberPaths
  | typeof sitePaths
  | typeof gamePaths
  | typeof unlistedPaths
)[number];
