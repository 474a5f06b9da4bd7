/* Generated from every .screen.ts, .popup.ts and .part.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import { screens } from './features.generated.ts';
import type { Route } from './pages/route.ts';
import { hasCategory, hasSingleWallet } from './settings/what-is-on.ts';

/** The addresses of screens and popups; a screen of a group comes by the one that leads to it. */
export const placedRoutes: readonly Route[] = [
  { path: '/agentAnnouncement', screen: screens.agentAnnouncements, title: 'agentCenter.pages.agentAnnouncement', signedIn: true },
  { path: '/agentDividendRecordCopy2', screen: screens.agentBills, title: 'agentCenter.pages.agentDividendRecordCopy2', signedIn: true },
  { path: '/agentDailyWages2', screen: screens.agentBills, title: 'agentCenter.pages.agentDailyWages2', signedIn: true },
  { path: '/agentHourSalary', screen: screens.agentBills, title: 'agentCenter.pages.agentHourSalary', signedIn: true },
  { path: '/agentRealtimeSalary', screen: screens.agentBills, title: 'agentCenter.pages.agentRealtimeSalary', signedIn: true },
  { path: '/agentContracts', screen: screens.agentContracts, title: 'agentCenter.pages.agentContracts', signedIn: true },
  { path: '/downlineManagmentView', screen: screens.downlineManagement, title: 'agentTeam.title', signedIn: true },
  { path: '/agentHome', screen: screens.agentHome, title: 'agentCenter.pages.agentHome', signedIn: true },
  { path: '/myIncome', screen: screens.agentIncome, title: 'agentIncome.title', signedIn: true },
  { path: '/registerCenter', screen: screens.registerCenter, title: 'agentLinks.title', signedIn: true },
  { path: '/agentTeamOverview', screen: screens.teamOverview, title: 'agentCenter.pages.agentTeamOverview', signedIn: true },
  { path: '/agentRevenueReport', screen: screens.agentRevenue, title: 'agentCenter.pages.agentRevenueReport', signedIn: true },
  { path: '/palStatementsAgentCopy', screen: screens.agentStatements, title: 'agentCenter.pages.palStatementsAgentCopy', signedIn: true },
  { path: '/agentDownlineTransactionDetailsCopy', screen: screens.teamTransactions, title: 'agentCenter.pages.agentDownlineTransactionDetailsCopy', signedIn: true },
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
