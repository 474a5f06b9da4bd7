/* Generated from every .screen.ts, .popup.ts and .part.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import { screens } from './features.generated.ts';
import { agentRoutes } from './pages/agent-routes.ts';
import type { Route } from './pages/route.ts';
import { hasCategory, hasSingleWallet } from './settings/what-is-on.ts';

/** The addresses of screens and popups; a screen of a group comes by the one that leads to it. */
export const placedRoutes: readonly Route[] = [
  ...agentRoutes(screens.agents, 'agentAnnouncement', 'agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary', 'agentContracts', 'agentHome', 'agentTeamOverview', 'palStatementsAgentCopy', 'agentRevenueReport', 'agentDownlineTransactionDetailsCopy'),
  { path: '/downlineManagmentView', screen: screens.agents, title: 'agentTeam.title', signedIn: true },
  { path: '/myIncome', screen: screens.agents, title: 'agentIncome.title', signedIn: true },
  { path: '/registerCenter', screen: screens.agents, title: 'agentLinks.title', signedIn: true },
  { path: '/description', screen: screens.description, title: 'brandPage.description' },
  { path: '/sponsor', screen: screens.sponsor, title: 'brandPage.sponsor' },
  { path: '/down', screen: screens.down, title: 'nav.download' },
  { path: '/hot', screen: screens.games, title: 'nav.hot' },
  { path: '/gameListCenter', screen: screens.games, title: 'home.gamesTitle' },
  { path: '/game/:nodeId', screen: screens.games, title: 'gamePlay.title', bare: true },
  { path: '/', screen: screens.home },
  { path: '/index', screen: screens.home },
  { path: '/index.html', screen: screens.home },
  { path: '/home', screen: screens.home },
  { path: '/lottery', screen: screens.games, title: 'categories.LOTT', when: hasCategory('LOTT'), signedIn: true },
  { path: '/seaLottery', screen: screens.games, title: 'categories.LOTT', when: hasCategory('LOTT'), signedIn: true },
  { path: '/vnLottery', screen: screens.games, title: 'categories.LOTT', when: hasCategory('LOTT'), signedIn: true },
  { path: '/promotions', screen: screens.promotions, title: 'nav.promotions' },
  { path: '/replay/:betId', screen: screens.games, title: 'roundReplay.title', signedIn: true, bare: true },
  { path: '/seamless', screen: screens.games, title: 'gameCenter.seamlessTitle', when: hasSingleWallet },
  { path: '*', screen: screens.notFound, title: 'status.notFoundTitle' },
  { path: '/reset', screen: screens.home },
  { path: '/help', screen: screens.home },
  { path: '/helpmc', screen: screens.home },
  { path: '/login', screen: screens.home },
  { path: '/register', screen: screens.home },
];
