/* Generated from every .screen.ts, .popup.ts and .part.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import { feature, type Feature } from './pages/feature.ts';
import { hasMemberPage, type MemberPageName } from './pages/member-pages.ts';

/** The screens of the member center, by the names of their pages. */
export const memberScreens = {
  depositv2: feature({
    name: 'DepositScreen',
    load: () => import('./player/deposit/DepositScreen.tsx'),
    when: hasMemberPage('depositv2'),
  }),
  withdraw: feature({
    name: 'WithdrawScreen',
    load: () => import('./player/withdraw/WithdrawScreen.tsx'),
    when: hasMemberPage('withdraw'),
  }),
  transferFund: feature({
    name: 'TransferFundScreen',
    load: () => import('./player/transfer-fund/TransferFundScreen.tsx'),
    when: hasMemberPage('transferFund'),
  }),
  transferUpline: feature({
    name: 'TransferUplineScreen',
    load: () => import('./player/transfer-upline/TransferUplineScreen.tsx'),
    when: hasMemberPage('transferUpline'),
  }),
  transactionHistory: feature({
    name: 'TransactionHistoryScreen',
    load: () => import('./player/transaction-history/TransactionHistoryScreen.tsx'),
    when: hasMemberPage('transactionHistory'),
  }),
  personalHistoryCopy: feature({
    name: 'PersonalHistoryScreen',
    load: () => import('./player/personal-history/PersonalHistoryScreen.tsx'),
    when: hasMemberPage('personalHistoryCopy'),
  }),
  personalProfit: feature({
    name: 'PersonalProfitScreen',
    load: () => import('./player/personal-profit/PersonalProfitScreen.tsx'),
    when: hasMemberPage('personalProfit'),
  }),
  bonusDetails: feature({
    name: 'BonusDetailsScreen',
    load: () => import('./player/bonus-details/BonusDetailsScreen.tsx'),
    when: hasMemberPage('bonusDetails'),
  }),
  rewardCenter: feature({
    name: 'RewardCenterScreen',
    load: () => import('./player/reward-center/RewardCenterScreen.tsx'),
    when: hasMemberPage('rewardCenter'),
  }),
  missionLeaderboard: feature({
    name: 'MissionLeaderboardScreen',
    load: () => import('./player/mission-leaderboard/MissionLeaderboardScreen.tsx'),
    when: hasMemberPage('missionLeaderboard'),
  }),
  referral: feature({
    name: 'ReferralScreen',
    load: () => import('./player/referral/ReferralScreen.tsx'),
    when: hasMemberPage('referral'),
  }),
  securityCenter: feature({
    name: 'SecurityCenterScreen',
    load: () => import('./player/security-center/SecurityCenterScreen.tsx'),
    when: hasMemberPage('securityCenter'),
  }),
  limits: feature({
    name: 'LimitsScreen',
    load: () => import('./player/protection/LimitsScreen.tsx'),
    when: hasMemberPage('limits'),
  }),
  messageV2: feature({
    name: 'MessagesScreen',
    load: () => import('./player/messages/MessagesScreen.tsx'),
    when: hasMemberPage('messageV2'),
  }),
  creditReport: feature({
    name: 'CreditReportScreen',
    load: () => import('./player/credit-report/CreditReportScreen.tsx'),
    when: hasMemberPage('creditReport'),
  }),
  installGuide: feature({
    name: 'InstallGuideScreen',
    load: () => import('./player/install-guide/InstallGuideScreen.tsx'),
    when: hasMemberPage('installGuide'),
  }),
  contactUs: feature({
    name: 'ContactUsScreen',
    load: () => import('./player/contact/ContactUsScreen.tsx'),
    when: hasMemberPage('contactUs'),
  }),
  feedback: feature({
    name: 'FeedbackScreen',
    load: () => import('./player/feedback/FeedbackScreen.tsx'),
    when: hasMemberPage('feedback'),
  }),
} satisfies Record<MemberPageName, Feature>;
