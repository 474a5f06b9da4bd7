/* Generated from every .screen.ts, .popup.ts and .part.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import { screens } from './features.generated.ts';
import type { Route } from './pages/route.ts';
import { hasAgents, hasCategory, hasContracts, hasSingleWallet } from './settings/what-is-on.ts';

/** The addresses of screens and popups; a screen of a group comes by the one that leads to it. */
export const placedRoutes: readonly Route[] = [
  { path: '/agentAnnouncement', screen: screens.agents, title: 'agentCenter.pages.agentAnnouncement', when: hasAgents, signedIn: true },
  { path: '/agentDividendRecordCopy2', screen: screens.agents, title: 'agentCenter.pages.agentDividendRecordCopy2', when: hasContracts, signedIn: true },
  { path: '/agentDailyWages2', screen: screens.agents, title: 'agentCenter.pages.agentDailyWages2', when: hasContracts, signedIn: true },
  { path: '/agentHourSalary', screen: screens.agents, title: 'agentCenter.pages.agentHourSalary', when: hasContracts, signedIn: true },
  { path: '/agentRealtimeSalary', screen: screens.agents, title: 'agentCenter.pages.agentRealtimeSalary', when: hasContracts, signedIn: true },
  { path: '/agentContracts', screen: screens.agents, title: 'agentCenter.pages.agentContracts', when: hasContracts, signedIn: true },
  { path: '/downlineManagmentView', screen: screens.agents, title: 'agentTeam.title', when: hasAgents, signedIn: true },
  { path: '/agentHome', screen: screens.agents, title: 'agentCenter.pages.agentHome', when: hasAgents, signedIn: true },
  { path: '/myIncome', screen: screens.agents, title: 'agentIncome.title', when: hasContracts, signedIn: true },
  { path: '/registerCenter', screen: screens.agents, title: 'agentLinks.title', when: hasAgents, signedIn: true },
  { path: '/agentTeamOverview', screen: screens.agents, title: 'agentCenter.pages.agentTeamOverview', when: hasAgents, signedIn: true },
  { path: '/palStatementsAgentCopy', screen: screens.agents, title: 'agentCenter.pages.palStatementsAgentCopy', when: hasAgents, signedIn: true },
  { path: '/agentRevenueReport', screen: screens.agents, title: 'agentCenter.pages.agentRevenueReport', when: hasAgents, signedIn: true },
  { path: '/agentDownlineTransactionDetailsCopy', screen: screens.agents, title: 'agentCenter.pages.agentDownlineTransactionDetailsCopy', when: hasAgents, signedIn: true },
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
  { path: '/promotions/:id', screen: screens.promotions, title: 'nav.promotions' },
  { path: '/replay/:betId', screen: screens.games, title: 'roundReplay.title', signedIn: true, bare: true },
  { path: '/seamless', screen: screens.games, title: 'gameCenter.seamlessTitle', when: hasSingleWallet },
  { path: '*', screen: screens.notFound, title: 'status.notFoundTitle' },
  { path: '/reset', screen: screens.home },
  { path: '/help', screen: screens.home },
  { path: '/helpmc', screen: screens.home },
  { path: '/login', screen: screens.home },
  { path: '/register', screen: screens.home },
];
